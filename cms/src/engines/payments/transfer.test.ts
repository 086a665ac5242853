import { describe, expect, test } from 'vitest';
import { memoryTransferStore } from './memory-stores.suite';
import { charge, describePaymentProvider } from './port.suite';
import { createTransfer } from './transfer';
import { readTransferReference } from './transfer-reference';

const ACCOUNT = { iban: 'IT60X0542811101000000123456', payee: 'Officina S.r.l.' };
const transfer = () =>
  createTransfer({ store: memoryTransferStore(new Date('2026-11-21T10:00:00.000Z')), account: ACCOUNT });

describe('as a payment provider', () => describePaymentProvider(transfer));

test('the buyer gets account, amount, reference and seven days', async () => {
  const step = await transfer().begin(charge());
  expect(step).toMatchObject({ ...ACCOUNT, amountCents: 2900, expiresAt: '2026-11-28T10:00:00.000Z' });
  expect(step.kind === 'transfer' && readTransferReference(step.reference)).toBeTruthy();
});
