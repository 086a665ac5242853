import type { AdminConsultant } from '@contract';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n';
import { SelectField } from '../../../../ui/select-field';
import { Skeleton } from '../../../../ui/skeleton';
import { useConsultants } from '../../api/use-consultants';
import { LoadFailure } from '../load-failure';

/** Whose calendar is looked at; nothing is asked while there is only one consultant. */
export function ConsultantChoice({ children }: { children: (consultant: AdminConsultant) => ReactNode }) {
  const t = useT();
  const { consultants, chosen, choose, error, reading, reload } = useConsultants();
  if (error && !consultants)
    return <LoadFailure error={error} retrying={reading} onRetry={() => void reload()} />;
  if (!consultants || !chosen) return <Skeleton height={360} />;
  return (
    <>
      {consultants.length > 1 && (
        <div css={{ maxWidth: 280 }}>
          <SelectField
            label={t('adminConsultants.consultant')}
            value={chosen.id}
            options={consultants.map(({ id, name, active }) => ({
              value: id,
              label: active ? name : t('adminConsultants.inactiveName', { name }),
            }))}
            onChange={choose}
          />
        </div>
      )}
      {children(chosen)}
    </>
  );
}
