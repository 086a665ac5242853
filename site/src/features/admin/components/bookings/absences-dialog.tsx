import { CONSULTANT_LIMITS, type Absence, type AdminConsultant } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { Button, IconButton } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { consultantCalls } from '../../api/consultant-calls';

interface AbsencesDialogProps {
  consultant: AdminConsultant;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const EMPTY: Absence = { from: '', until: '', reason: '' };
const withoutCount = ({ from, until, reason }: Absence): Absence => ({ from, until, reason });

/** The days on which a consultant serves nobody: added one by one, and taken away again. */
export function AbsencesDialog({ consultant, onSaved, onClose }: AbsencesDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<'required' | 'order' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const stored = consultant.absences.map(withoutCount);

  const save = async (absences: Absence[], done: string) => {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await consultantCalls.update(consultant, { absences });
      const affected = data.absences.reduce((sum, { bookings }) => sum + bookings, 0);
      toast.success(done, affected > 0 ? t('adminConsultants.affected', { count: affected }) : undefined);
      setDraft(EMPTY);
      await onSaved();
    } catch (refused) {
      setFailure(errorText(refused));
    } finally {
      setBusy(false);
    }
  };
  const add = async () => {
    const absence = { ...draft, until: draft.until || draft.from, reason: draft.reason.trim() };
    const found = absence.from === '' ? 'required' : absence.until < absence.from ? 'order' : null;
    setProblem(found);
    if (!found) await save([...stored, absence], t('adminConsultants.absenceAdded'));
  };
  const change = (changes: Partial<Absence>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setProblem(null);
  };
  const rangeOf = ({ from, until }: Absence): string => {
    const [first, last] = [from, until].map((day) => formatDay(day, locale, { dateStyle: 'medium' }));
    return from === until
      ? String(first)
      : t('adminConsultants.range', { from: String(first), until: String(last) });
  };

  return (
    <Dialog open title={t('adminConsultants.absencesOf', { name: consultant.name })} onClose={onClose}>
      <div css={{ display: 'grid', gap: 16 }}>
        <p css={{ color: tokens.color.muted }}>{t('adminConsultants.absencesLead')}</p>
        {consultant.absences.length === 0 ? (
          <p>{t('adminConsultants.noAbsences')}</p>
        ) : (
          <ul css={{ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' }}>
            {consultant.absences.map((absence, index) => (
              <li
                key={`${absence.from} ${absence.until} ${absence.reason}`}
                css={{ display: 'flex', gap: 8, alignItems: 'center' }}
              >
                <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <strong>{rangeOf(absence)}</strong>
                  {absence.reason && ` · ${absence.reason}`}
                  {absence.bookings > 0 && (
                    <span css={{ display: 'block', color: tokens.color.amber, fontSize: tokens.size.s }}>
                      {t('adminConsultants.affected', { count: absence.bookings })}
                    </span>
                  )}
                </span>
                <IconButton
                  icon="trash"
                  label={t('adminConsultants.removeAbsence', { range: rangeOf(absence) })}
                  disabled={busy}
                  onClick={() =>
                    void save(
                      stored.filter((_, place) => place !== index),
                      t('adminConsultants.absenceRemoved'),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void add();
          }}
          css={{ display: 'grid', gap: 12, borderTop: `1px solid ${tokens.color.line}`, paddingTop: 16 }}
        >
          <div
            css={{
              display: 'grid',
              gap: 12,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
            }}
          >
            <TextField
              type="date"
              label={t('adminConsultants.from')}
              value={draft.from}
              error={problem === 'required' ? t('adminConsultants.problems.day') : null}
              onChange={(from) => change({ from })}
            />
            <TextField
              type="date"
              label={t('adminConsultants.until')}
              value={draft.until}
              error={problem === 'order' ? t('adminConsultants.problems.order') : null}
              onChange={(until) => change({ until })}
            />
          </div>
          <TextField
            label={t('adminConsultants.reason')}
            maxLength={CONSULTANT_LIMITS.reason}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
          />
          {failure && <Notice tone="error">{failure}</Notice>}
          <span>
            <Button type="submit" icon="plus" busy={busy}>
              {t('adminConsultants.addAbsence')}
            </Button>
          </span>
        </form>
      </div>
    </Dialog>
  );
}
