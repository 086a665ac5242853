import { describe, expect, test } from 'vitest';
import { faultyTag, renderTemplate } from './template';

describe('a template', () => {
  test.each([
    ['Per {{shop}}.', 'Per il bar.'],
    ['Si paga{{#days}} a {{days}} giorni{{/days}}.', 'Si paga a 60 giorni.'],
    ['Pesa {{#percent}}il {{percent}}%{{/percent}}{{^percent}}così tanto{{/percent}}.', 'Pesa così tanto.'],
    ['{{#percent}}a{{/percent}}{{^percent}}{{#days}}b{{/days}}{{^days}}c{{/days}}{{/percent}}', 'b'],
    ['{{#days}}uno{{/days}} e {{#days}}due{{/days}}', 'uno e due'],
    ['al {{inps.artisans.rate}}', 'al {{inps.artisans.rate}}'],
  ])('%s: %s', (template, text) =>
    expect(renderTemplate(template, { shop: 'il bar', days: '60', percent: '' })).toBe(text),
  );

  test('a value that looks like a tag is text', () =>
    expect(renderTemplate('{{shop}} $&', { shop: '{{days}}', days: '60' })).toBe('{{days}} $&'));
});

describe('a faulty template', () => {
  const names = new Set(['shop', 'days']);
  test.each([
    ['{{shop}}{{#days}} {{days}}{{/days}}', null],
    ['{{negozio}}', '{{negozio}}'],
    ['{{ shop }}', '{{ shop }}'],
    ['{{#days}} giorni', '{{#days}}'],
    ['giorni {{/days}}', '{{/days}}'],
    ['{{#days}}{{#shop}}{{/days}}{{/shop}}', '{{/days}}'],
    ['{{shop', '{{'],
    ['shop}}', '}}'],
  ])('%s: %s', (template, tag) => expect(faultyTag(template, names)).toBe(tag));
});
