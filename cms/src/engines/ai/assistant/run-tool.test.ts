import { expect, test } from 'vitest';
import { calculatorsWith } from '../../../domain/finance/calculators';
import { FISCAL_PARAMETERS } from '../../../domain/finance/fiscal-parameters';
import { runTool } from './run-tool';

const call = (name: string, args: string) => ({
  id: 'call_1',
  name,
  arguments: args,
});

test('a calculation is run as a model asked for it, and told in words', () => {
  const run = runTool(
    calculatorsWith(FISCAL_PARAMETERS),
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
  const run = runTool(calculatorsWith(FISCAL_PARAMETERS), call(name, args), 'it');
  expect(run.calculation).toBeNull();
  expect(run.content).toContain(why);
});
