import { expect, test } from 'vitest';
import { CALCULATORS } from '../../../domain/finance/calculators';
import { ToolCalls } from '../remote/tool-calls';
import { runTool } from './run-tool';

const call = (name: string, args: string) => ({
  id: 'call_1',
  type: 'function' as const,
  function: { name, arguments: args },
});

test('a calculation is run as a model asked for it, and told in words', () => {
  const run = runTool(
    CALCULATORS,
    call('break-even', '{"fixedCosts":200000,"price":1200,"unitCost":700}'),
    'it',
  );
  expect(run.calculation?.result[0]?.value).toBe(400);
  expect(run.content).toContain('400');
});

test.each([
  ['an unknown tool', 'delete-everything', '{}', 'unknown tool'],
  ['broken arguments', 'margin', '{"cost":', 'JSON'],
  ['a figure in words', 'margin', '{"cost":"cento","price":200}', 'cost'],
  ['a missing figure', 'margin', '{"cost":100}', 'price'],
  ['a fraction of a cent', 'margin', '{"cost":100.5,"price":200}', 'cost'],
  ['figures that make no sense', 'margin', '{"cost":-100,"price":200}', 'negative'],
])('%s is refused and says why', (_case, name, args, why) => {
  const run = runTool(CALCULATORS, call(name, args), 'it');
  expect(run.calculation).toBeNull();
  expect(run.content).toContain(why);
});

test('calls are put together from their pieces, whole objects taken, and no more than eight', () => {
  const calls = new ToolCalls();
  const add = (...tool_calls: object[]) => calls.add({ choices: [{ delta: { tool_calls } }] });
  add({ index: 0, id: 'a', function: { name: 'margin', arguments: '{"cost"' } });
  add({ index: 0, function: { arguments: ':1}' } });
  add({ index: 1, id: 'b', function: { name: 'funnel', arguments: { visits: 5 } } });
  for (let index = 2; index < 20; index += 1) add({ index, function: { name: 'margin', arguments: '{}' } });
  expect(calls.all).toHaveLength(8);
  expect(calls.all[0]?.function).toEqual({ name: 'margin', arguments: '{"cost":1}' });
  expect(calls.all[1]?.function.arguments).toBe('{"visits":5}');
});
