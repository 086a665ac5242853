import type { InvoiceProblem } from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';

/** Why an electronic invoice cannot be made; nothing where it can. */
export function InvoiceProblems({ problems }: { problems: readonly InvoiceProblem[] }) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <div css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>
      <p>{t('admin.invoices.impossible')}</p>
      <ul css={{ margin: 0, paddingLeft: 18, listStyle: 'disc' }}>
        {problems.map((problem) => (
          <li key={problem}>{t(`admin.invoices.problems.${problem}`)}</li>
        ))}
      </ul>
    </div>
  );
}
