import type { Public } from '@strapi/strapi';
import type { Columns } from './columns';

type Schemas = Public.ContentTypeSchemas;

/** Every table that a content type describes. */
export type TableUid = keyof { [Uid in keyof Schemas as object extends Record<Uid, 1> ? never : Uid]: 1 };

type Attributes<Uid extends TableUid> = Schemas[Uid]['attributes'];
type Related = { type: 'relation' | 'media' | 'component' | 'dynamiczone' };

/** The columns of a table that hold a value of their own. */
export type ScalarOf<Uid extends TableUid> = {
  [Name in keyof Attributes<Uid>]: Attributes<Uid>[Name] extends Related ? never : Name;
}[keyof Attributes<Uid>] &
  string;
/** What leads from a table to rows of others. */
export type RelationOf<Uid extends TableUid> = {
  [Name in keyof Attributes<Uid>]: Attributes<Uid>[Name] extends Related ? Name : never;
}[keyof Attributes<Uid>] &
  string;
export type ColumnOf<Uid extends TableUid> = ScalarOf<Uid> | 'id' | 'documentId';

type Attribute<Uid extends TableUid, Name> = Name extends keyof Attributes<Uid>
  ? Attributes<Uid>[Name]
  : never;
type ValueOf<Attribute> = Attribute extends { type: 'enumeration'; enum: infer Values extends string[] }
  ? Values[number]
  : Attribute extends { type: 'integer' | 'float' | 'decimal' }
    ? number
    : Attribute extends { type: 'boolean' }
      ? boolean
      : Attribute extends { type: 'json' | 'blocks' }
        ? unknown
        : string;
type AlwaysSet = 'createdAt' | 'updatedAt';

type Cell<Uid extends TableUid, Name> = Uid extends keyof Columns
  ? Name extends keyof Columns[Uid]
    ? Columns[Uid][Name]
    : Described<Uid, Name>
  : Described<Uid, Name>;
type Described<Uid extends TableUid, Name> = Name extends AlwaysSet ? string : Nullable<Attribute<Uid, Name>>;

/** A stored row without its relations, as its content type describes it. */
export type Row<Uid extends TableUid> = { id: number; documentId: string } & {
  [Name in ScalarOf<Uid>]: Cell<Uid, Name>;
};

type Parts = Public.ComponentSchemas;
/** The parts of a row that stand in a component. */
export type ComponentOf<Uid extends TableUid, Name> =
  Attribute<Uid, Name> extends { component: infer Part extends keyof Parts }
    ? { id: number } & {
        [Key in keyof Parts[Part]['attributes']]: Nullable<Parts[Part]['attributes'][Key]>;
      }
    : never;
type Nullable<Attribute> = Attribute extends { required: true }
  ? ValueOf<Attribute>
  : ValueOf<Attribute> | null;

type RelatedUid<Attribute> = Attribute extends { target: infer Target extends TableUid }
  ? Target
  : Attribute extends { type: 'media' }
    ? 'plugin::upload.file'
    : never;
/** The table that a relation leads to. */
export type TargetOf<Uid extends TableUid, Name> = RelatedUid<Attribute<Uid, Name>>;

/** Whether a relation leads to many rows. */
export type IsMany<Uid extends TableUid, Name> =
  Attribute<Uid, Name> extends
    | { relation: 'oneToMany' | 'manyToMany' | 'manyWay' | 'morphMany' }
    | { multiple: true }
    | { component: string; repeatable?: true }
    ? true
    : false;

type Frozen<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** What may be written into a column: instants also as a `Date`. */
export type CellInput<Uid extends TableUid, Name extends ScalarOf<Uid>> =
  | Frozen<Cell<Uid, Name>>
  | (Attribute<Uid, Name> extends { type: 'datetime' } ? Date : never)
  | (Attribute<Uid, Name> extends { type: 'biginteger' } ? number : never);
