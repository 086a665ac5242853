import type { Core, UID } from '@strapi/strapi';
import { USER_UID } from './to-account';

interface Attribute {
  type: string;
  relation?: string;
  target?: string;
  useJoinTable?: boolean;
  private?: boolean;
}

/** One kind of content that people have here. */
export interface OwnedKind {
  uid: string;
  /** `training-files`: how its file in an export is called. */
  name: string;
  /** The rows of one person, as a `where`. */
  of: (userId: number) => Record<string, unknown>;
  /** How far from the person: 1 for their own, 2 for what belongs to those… */
  depth: number;
  /** What each row says of itself. */
  fields: string[];
  /** The rows of other kinds of ours that it points to. */
  parents: string[];
  /** Attributes that hold keys of the file store. */
  files: string[];
}

/** `moreImages` holds several, each as the `file` of an entry. */
const FILE_ATTRIBUTES = ['storageKey', 'fileKey', 'imageFile', 'moreImages'];

/** The keys of the file store that an attribute holds: one, or those of a list of pictures. */
export const fileKeysOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: { file?: unknown }) => (typeof entry.file === 'string' ? [entry.file] : []));
};

interface OwnType {
  uid: string;
  info: { pluralName: string };
}

/** The content types of this project, not those of Strapi. */
const ownTypes = (strapi: Core.Strapi): OwnType[] =>
  (Object.values(strapi.contentTypes) as OwnType[]).filter(({ uid }) => uid.startsWith('api::'));

const attributesOf = (strapi: Core.Strapi, uid: string): [string, Attribute][] => {
  const kind: { attributes: object } | undefined = strapi.contentTypes[uid as UID.ContentType];
  return Object.entries((kind?.attributes ?? {}) as Record<string, Attribute>);
};

/** A relation that is a column of the row itself. */
const pointsTo = (attribute: Attribute): string | null =>
  attribute.type === 'relation' && attribute.useJoinTable === false && attribute.target
    ? attribute.target
    : null;

/** The shortest way of relations from a kind of content to the person whose it is; null when it is nobody's. */
const wayToOwner = (strapi: Core.Strapi, uid: string, passed: string[] = []): string[] | null => {
  const relations = attributesOf(strapi, uid).flatMap(([name, attribute]) => {
    const target = pointsTo(attribute);
    return target ? [{ name, target }] : [];
  });
  if (relations.some(({ name, target }) => name === 'owner' && target === USER_UID)) return ['owner'];
  const ways = relations
    .filter(({ target }) => target.startsWith('api::') && target !== uid && !passed.includes(target))
    .flatMap(({ name, target }) => {
      const way = wayToOwner(strapi, target, [...passed, uid]);
      return way ? [[name, ...way]] : [];
    });
  return ways.sort((one, other) => one.length - other.length)[0] ?? null;
};

const follow = (way: string[], userId: number): Record<string, unknown> =>
  way.reduceRight<Record<string, unknown>>((where, relation) => ({ [relation]: where }), { id: userId });

/**
 * Every kind of content that belongs to a person, found by following the relations of the content types: a new one is
 * exported and erased from the day it exists. What lies farthest from the person comes last.
 */
export const ownedContent = (strapi: Core.Strapi): OwnedKind[] =>
  ownTypes(strapi)
    .flatMap(({ uid, info }): OwnedKind[] => {
      const way = wayToOwner(strapi, uid);
      if (!way) return [];
      const attributes = attributesOf(strapi, uid);
      return [
        {
          uid,
          name: info.pluralName,
          of: (userId) => follow(way, userId),
          depth: way.length,
          fields: attributes.flatMap(([name, { type, private: hidden }]) =>
            type === 'relation' || type === 'media' || hidden ? [] : [name],
          ),
          parents: attributes.flatMap(([name, attribute]) =>
            pointsTo(attribute)?.startsWith('api::') ? [name] : [],
          ),
          files: attributes.flatMap(([name]) => (FILE_ATTRIBUTES.includes(name) ? [name] : [])),
        },
      ];
    })
    .sort((one, other) => one.depth - other.depth || one.name.localeCompare(other.name));

/** Relations to people that say who did something, not whose it is. */
export const mentionsOfPeople = (strapi: Core.Strapi): { uid: string; name: string }[] =>
  ownTypes(strapi).flatMap(({ uid }) =>
    attributesOf(strapi, uid).flatMap(([name, attribute]) =>
      name !== 'owner' && pointsTo(attribute) === USER_UID ? [{ uid, name }] : [],
    ),
  );
