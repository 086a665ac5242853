import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { enter } from '../../testing/enter';
import { render } from '../../testing/render';
import { billingOf, emptyBilling } from './billing';
import { BillingForm } from './billing-form';

function Form() {
  const [fields, setFields] = useState(() => ({
    ...emptyBilling(null, 'Italia'),
    customerKind: 'company' as string,
  }));
  return (
    <BillingForm
      fields={billingOf(fields)}
      control={(field) => ({
        name: field,
        value: fields[field],
        onChange: (value) => setFields((before) => ({ ...before, [field]: value })),
      })}
      problems={{}}
      free={false}
    />
  );
}

test('the code of a public office opens the fields of its order, and what is wrong in them is said on leaving', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Form />);
  expect(screen.queryByRole('textbox', { name: /^CIG/ })).toBeNull();
  await enter(user, screen.getByRole('textbox', { name: /^Codice destinatario/ }), 'uf1234');
  await enter(user, screen.getByRole('textbox', { name: /^CIG/ }), 'B12');
  await user.tab();
  expect(screen.getByText('Il CIG ha 10 lettere o cifre')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Numero d’ordine/ })).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /^Codice destinatario/ }));
  expect(screen.queryByRole('textbox', { name: /^CIG/ })).toBeNull();
});

test('a VAT number with a wrong check digit is said to be wrong on leaving its field, and countries come from a list', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Form />);
  const field = screen.getByRole('textbox', { name: /^Partita IVA/ });
  await enter(user, field, '12345678901');
  expect(screen.queryByText(/La partita IVA non è valida/)).toBeNull();
  await user.tab();
  expect(screen.getByText(/La partita IVA non è valida/)).toBeVisible();
  await user.clear(field);
  await enter(user, field, '12345678903');
  expect(screen.queryByText(/La partita IVA non è valida/)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Paese/ }), 'Francia');
  expect(screen.queryByRole('textbox', { name: /^Codice destinatario/ })).toBeNull();
});
