// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { npm, root, step, must } from './run.mjs';
import { fingerprint, onlyWhenChanged } from './stamps.mjs';

/**
 * A part of a CycloneDX 1.5 list, as `npm sbom` writes it.
 * @typedef {{
 *   name: string,
 *   version: string,
 *   licenses?: { license?: { id?: string, name?: string }, expression?: string }[],
 *   properties?: { name: string, value: string }[],
 * }} Component
 */

/** What runs, and where its packages stand; packages that only build or test are left out. */
const LISTS = [
  { name: 'server', folder: 'cms', args: [] },
  { name: 'site-and-widget', folder: '.', args: ['-w', 'site', '-w', 'sdk'] },
];

/** Where the lists are written. */
export const SBOM_FOLDER = path.join(root, 'sbom');

const STRAPI = 'LicenseRef-Strapi-Enterprise';

/**
 * The licence that a text is, by the sentence that only this licence has. For packages that name none, or name it in a way of their own.
 * @param {string} text
 */
export const licenseOfText = (text) => {
  const isMit = /Permission is hereby granted, free of charge/i.test(text);
  // Strapi's packages are MIT but for their folders "ee", which do nothing without a key; two are nothing else.
  if (/Strapi Enterprise Software License/i.test(text)) return isMit ? `MIT AND ${STRAPI}` : STRAPI;
  if (isMit) return 'MIT';
  if (/Redistribution and use in source and binary forms/i.test(text))
    return /Neither the name/i.test(text) ? 'BSD-3-Clause' : 'BSD-2-Clause';
  if (/Permission to use, copy, modify, and\/?(?:or)? distribute this software/i.test(text)) return 'ISC';
  if (/Apache License/i.test(text)) return 'Apache-2.0';
  return null;
};

/** @param {string} packages A folder `node_modules`. @param {string} name */
const licenseInFiles = (packages, name) => {
  const folder = path.join(packages, name);
  if (!fs.existsSync(folder)) return null;
  const texts = fs
    .readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|readme)/i.test(file))
    .sort();
  for (const file of texts) {
    const license = licenseOfText(fs.readFileSync(path.join(folder, file), 'utf8'));
    if (license) return license;
  }
  return null;
};

/** @param {Component} component */
const licensesOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').filter(Boolean);

/** @param {Component} component */
const isOurs = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true');

/** @param {string} value */
const cell = (value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Lists what the built product is made of, with licences, in `sbom/`; a package without a known licence fails the build. */
export const writeSbom = () =>
  step(
    'List packages and licences (sbom)',
    'find out under which licence the packages named above are, or do without them.',
    () =>
      onlyWhenChanged(
        'sbom',
        fingerprint(['package-lock.json', 'cms/package-lock.json', 'scripts/lib/sbom.mjs']),
        'sbom/licenses.csv',
        async () => {
          fs.mkdirSync(SBOM_FOLDER, { recursive: true });
          const rows = new Set();
          /** @type {string[]} */
          const unknown = [];
          for (const { name, folder, args } of LISTS) {
            const list = JSON.parse(
              await must(
                npm,
                ['sbom', '--loglevel=error', '--sbom-format', 'cyclonedx', '--omit', 'dev', ...args],
                {
                  cwd: path.join(root, folder),
                },
              ),
            );
            /** @type {Component[]} */
            const components = list.components.filter((/** @type {Component} */ each) => !isOurs(each));
            for (const component of components) {
              if (licensesOf(component).length === 0) {
                const license = licenseInFiles(path.join(root, folder, 'node_modules'), component.name);
                if (license) component.licenses = [{ expression: license }];
                else unknown.push(`${component.name} ${component.version}`);
              }
              rows.add(
                [name, component.name, component.version, licensesOf(component).join(' AND ')]
                  .map(cell)
                  .join(','),
              );
            }
            fs.writeFileSync(
              path.join(SBOM_FOLDER, `${name}.cdx.json`),
              `${JSON.stringify({ ...list, components }, null, 2)}\n`,
            );
          }
          if (unknown.length > 0) throw new Error(`Without a known licence: ${unknown.join(', ')}`);
          fs.writeFileSync(
            path.join(SBOM_FOLDER, 'licenses.csv'),
            `part,package,version,licence\n${[...rows].sort().join('\n')}\n`,
          );
        },
      ),
  );
