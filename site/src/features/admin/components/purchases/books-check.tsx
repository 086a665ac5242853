import { useState } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { formatNumber } from '../../../../lib/numbers';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';
import { useBooks } from '../../api/use-documents';
import { LoadFailure } from '../load-failure';

/** Whether every document of the books is what was written, when somebody asks. */
export function BooksCheck() {
  const t = useT();
  const { locale } = useLocale();
  const [requested, setRequested] = useState(false);
  const { books, error, reading, reload } = useBooks(requested);
  return (
    <section
      css={{ display: 'grid', gap: 12, paddingTop: 16, borderTop: `1px solid ${tokens.color.line}` }}
      aria-labelledby="books-check"
    >
      <h3 id="books-check" css={{ fontSize: tokens.size.m }}>
        {t('admin.books.title')}
      </h3>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('admin.books.lead')}</p>
      {error && !books && <LoadFailure error={error} retrying={reading} onRetry={reload} />}
      {books && books.wrong === 0 && (
        <Notice tone="success" title={t('admin.books.holds', { count: books.documents })}>
          <p css={{ overflowWrap: 'anywhere' }}>{t('admin.books.lastHash', { hash: books.lastHash })}</p>
        </Notice>
      )}
      {books && books.wrong > 0 && (
        <Notice
          tone="error"
          title={t('admin.books.broken', {
            count: books.wrong,
            total: formatNumber(books.documents, locale),
          })}
        >
          <ul css={{ margin: 0, paddingLeft: 18, listStyle: 'disc' }}>
            {books.problems.map(({ number, problems }) => (
              <li key={number}>
                {number}: {problems.map((problem) => t(`admin.books.problems.${problem}`)).join(', ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <Button
          variant="secondary"
          size="s"
          busy={reading}
          onClick={() => (requested ? reload() : setRequested(true))}
        >
          {t('admin.books.check')}
        </Button>
      </div>
    </section>
  );
}
