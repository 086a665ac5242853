import type {
  CellInput,
  ColumnOf,
  ComponentOf,
  IsMany,
  RelationOf,
  Row,
  ScalarOf,
  TableUid,
  TargetOf,
} from './row';

type Comparison<Value> =
  | Value
  | null
  | readonly Value[]
  | {
      $eq?: Value | null;
      $ne?: Value | null;
      $in?: readonly Value[];
      $notIn?: readonly Value[];
      $lt?: Value;
      $lte?: Value;
      $gt?: Value;
      $gte?: Value;
      $null?: boolean;
      $notNull?: boolean;
      $contains?: string;
      $containsi?: string;
      $startsWith?: string;
      $endsWith?: string;
      $eqi?: string;
      $not?: Comparison<Value>;
    };
type Input<Uid extends TableUid, Name> =
  Name extends ScalarOf<Uid> ? NonNullable<CellInput<Uid, Name>> : Name extends 'id' ? number : string;

/** A condition on a table's rows; a relation takes an id or a condition on the other table's. */
export type Where<Uid extends TableUid> = {
  [Name in ColumnOf<Uid>]?: Comparison<Input<Uid, Name>>;
} & {
  [Name in RelationOf<Uid>]?:
    number | null | { $null?: boolean; $notNull?: boolean } | Where<TargetOf<Uid, Name>>;
} & {
  $and?: readonly Where<Uid>[];
  $or?: readonly Where<Uid>[];
  $not?: Where<Uid>;
};

type Direction = 'asc' | 'desc';
/** By a table's columns, or by those of a table that a relation leads to. */
export type OrderBy<Uid extends TableUid> = {
  [Name in ColumnOf<Uid>]?: Direction;
} & { [Name in RelationOf<Uid>]?: OrderBy<TargetOf<Uid, Name>> };

/** Which relations come with a row. */
export type Populate<Uid extends TableUid> =
  | readonly RelationOf<Uid>[]
  | { readonly [Name in RelationOf<Uid>]?: true | RelatedQuery<TargetOf<Uid, Name>> };
interface RelatedQuery<Uid extends TableUid> {
  readonly select?: readonly ColumnOf<Uid>[];
  readonly populate?: Populate<Uid>;
  readonly where?: Where<Uid>;
  readonly orderBy?: OrderBy<Uid> | readonly OrderBy<Uid>[];
  readonly limit?: number;
}

type OneOrMany<Uid extends TableUid, Name, Found> = IsMany<Uid, Name> extends true ? Found[] : Found | null;
type FoundRelation<Uid extends TableUid, Name, Query> = OneOrMany<
  Uid,
  Name,
  [TargetOf<Uid, Name>] extends [never]
    ? ComponentOf<Uid, Name>
    : Found<
        TargetOf<Uid, Name>,
        Query extends { select: readonly (infer Column)[] } ? Column : ColumnOf<TargetOf<Uid, Name>>,
        Query extends { populate: infer Nested } ? Nested : []
      >
>;
type FoundRelations<Uid extends TableUid, Asked> = Asked extends readonly (infer Name)[]
  ? { [Key in Name & string]: FoundRelation<Uid, Key, true> }
  : { [Key in keyof Asked]: FoundRelation<Uid, Key, Asked[Key]> };

/** A row with the columns that were selected and the relations that were populated. */
export type Found<Uid extends TableUid, Column, Asked> = Pick<Row<Uid>, Column & keyof Row<Uid>> &
  FoundRelations<Uid, Asked>;

interface Selection<Uid extends TableUid, Column extends ColumnOf<Uid>, Asked extends Populate<Uid>> {
  select?: readonly Column[];
  populate?: Asked;
}
interface Conditions<Uid extends TableUid> {
  where?: Where<Uid>;
  orderBy?: OrderBy<Uid> | readonly OrderBy<Uid>[];
  limit?: number;
  offset?: number;
}
type Link = number | { id: number };
type Links =
  | Link
  | null
  | readonly Link[]
  | { connect?: readonly Link[]; disconnect?: readonly Link[]; set?: readonly Link[] };

/** A whole row with some of its relations. */
export type RowWith<Uid extends TableUid, Asked extends Populate<Uid>> = Found<Uid, ColumnOf<Uid>, Asked>;

/** What is written into a row. */
export type RowInput<Uid extends TableUid> = {
  [Name in ScalarOf<Uid>]?: CellInput<Uid, Name>;
} & { documentId?: string } & {
  [Name in RelationOf<Uid>]?: TargetOf<Uid, Name> extends never ? unknown : Links;
};

/** The queries of one table; `select` and `populate` decide the type of what is found. */
export interface Table<Uid extends TableUid> {
  findOne<Column extends ColumnOf<Uid> = ColumnOf<Uid>, const Asked extends Populate<Uid> = []>(
    params?: Conditions<Uid> & Selection<Uid, Column, Asked>,
  ): Promise<Found<Uid, NoInfer<Column>, NoInfer<Asked>> | null>;
  findMany<Column extends ColumnOf<Uid> = ColumnOf<Uid>, const Asked extends Populate<Uid> = []>(
    params?: Conditions<Uid> & Selection<Uid, Column, Asked>,
  ): Promise<Found<Uid, NoInfer<Column>, NoInfer<Asked>>[]>;
  findWithCount<Column extends ColumnOf<Uid> = ColumnOf<Uid>, const Asked extends Populate<Uid> = []>(
    params?: Conditions<Uid> & Selection<Uid, Column, Asked>,
  ): Promise<[Found<Uid, NoInfer<Column>, NoInfer<Asked>>[], number]>;
  create<Column extends ColumnOf<Uid> = ColumnOf<Uid>, const Asked extends Populate<Uid> = []>(
    params: { data: RowInput<Uid> } & Selection<Uid, Column, Asked>,
  ): Promise<Found<Uid, NoInfer<Column>, NoInfer<Asked>>>;
  /** Null where there is no such row. */
  update<Column extends ColumnOf<Uid> = ColumnOf<Uid>, const Asked extends Populate<Uid> = []>(
    params: { where: Where<Uid>; data: RowInput<Uid> } & Selection<Uid, Column, Asked>,
  ): Promise<Found<Uid, NoInfer<Column>, NoInfer<Asked>> | null>;
  delete(params: { where: Where<Uid> }): Promise<Row<Uid> | null>;
  createMany(params: {
    data: readonly RowInput<Uid>[];
  }): Promise<{ count: number; ids: (number | string)[] }>;
  updateMany(params: { where: Where<Uid>; data: RowInput<Uid> }): Promise<{ count: number }>;
  deleteMany(params?: { where?: Where<Uid> }): Promise<{ count: number }>;
  count(params?: { where?: Where<Uid> }): Promise<number>;
}
