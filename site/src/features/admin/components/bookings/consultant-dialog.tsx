import { CONSULTANT_LIMITS, type AdminConsultant } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Notice } from '../../../../ui/notice';
import { SelectField } from '../../../../ui/select-field';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { consultantCalls } from '../../api/consultant-calls';
import {
  draftOfConsultant,
  readConsultant,
  refusedFields,
  zonesWith,
  type ConsultantDraft,
  type ConsultantProblems,
} from '../../model/consultant-draft';
import { FormDialog } from '../form-dialog';

interface ConsultantDialogProps {
  /** Null for a new one. */
  consultant: AdminConsultant | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Who a consultant is, and when they can be reached at the soonest. */
export function ConsultantDialog({ consultant, onSaved, onClose }: ConsultantDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [draft, setDraft] = useState(() => draftOfConsultant(consultant));
  const [problems, setProblems] = useState<ConsultantProblems>({});
  const [failure, setFailure] = useState<string | null>(null);

  const control = (name: keyof ConsultantDraft) => {
    const problem = problems[name];
    return {
      value: draft[name],
      error: problem && t(`adminConsultants.problems.${problem}`),
      onChange: (value: string) => {
        setDraft((before) => ({ ...before, [name]: value }));
        setProblems((before) => ({ ...before, [name]: undefined }));
      },
    };
  };

  const save = async () => {
    const { request, problems: found } = readConsultant(draft);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    try {
      if (consultant) await consultantCalls.update(consultant, request);
      else await consultantCalls.create(request);
      toast.success(t(consultant ? 'adminConsultants.saved' : 'adminConsultants.created'));
      await onSaved();
      onClose();
    } catch (refused) {
      const fields = refusedFields(refused);
      setProblems(fields);
      if (Object.keys(fields).length === 0) setFailure(errorText(refused));
    }
  };

  return (
    <FormDialog
      title={consultant ? t('adminConsultants.editOf', { name: consultant.name }) : t('adminConsultants.add')}
      onSave={save}
      onClose={onClose}
      saveLabel={consultant ? undefined : t('adminConsultants.add')}
    >
      <TextField
        {...control('name')}
        label={t('adminConsultants.name')}
        hint={t('adminConsultants.nameHint')}
        required
        maxLength={CONSULTANT_LIMITS.name}
        autoComplete="off"
      />
      <TextField
        {...control('email')}
        type="email"
        label={t('adminConsultants.email')}
        hint={t('adminConsultants.emailHint')}
        maxLength={CONSULTANT_LIMITS.email}
        autoComplete="off"
      />
      <SelectField
        {...control('zone')}
        label={t('adminConsultants.zone')}
        hint={t('adminConsultants.zoneHint')}
        options={zonesWith(draft.zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <TextField
        {...control('noticeHours')}
        label={t('adminConsultants.notice')}
        hint={t('adminConsultants.noticeHint')}
        inputMode="numeric"
        maxLength={3}
      />
      {!consultant && <Notice tone="info">{t('adminConsultants.usualHours')}</Notice>}
      {failure && <Notice tone="error">{failure}</Notice>}
    </FormDialog>
  );
}
