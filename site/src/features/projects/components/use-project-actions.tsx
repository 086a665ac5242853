import { PROJECT_LIMITS, type Project } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import type { MenuItem } from '../../../ui/menu';
import { TextField } from '../../../ui/text-field';
import { toast } from '../../../ui/toast';
import type { useProjects } from '../api/use-projects';

type Deeds = Pick<ReturnType<typeof useProjects>, 'update' | 'duplicate' | 'remove'>;

/** What can be done with a project: the entries of its menu, and the dialogs that some of them open. */
export function useProjectActions({ update, duplicate, remove }: Deeds) {
  const t = useT();
  const errorText = useErrorText();
  const [renaming, setRenaming] = useState<Project | null>(null);
  const [removing, setRemoving] = useState<Project | null>(null);

  /** Does it and says so, with the way back where there is one. */
  const act = async (work: Promise<void>, done?: string, undo?: () => Promise<void>): Promise<boolean> => {
    try {
      await work;
    } catch (failure) {
      toast.error(t('projects.list.actionFailed'), errorText(failure));
      return false;
    }
    if (done)
      toast.success(
        done,
        undefined,
        undo && { label: t('projects.list.undo'), onSelect: () => void act(undo()) },
      );
    return true;
  };
  const archive = (project: Project) =>
    act(update(project, { status: 'archived' }), t('projects.list.archivedToast'), () =>
      update(project, { status: 'active' }),
    );
  const restore = (project: Project) =>
    act(update(project, { status: 'active' }), t('projects.list.restoredToast'));
  const copy = (project: Project) => {
    const name = t('projects.list.copyName', { name: project.name }).slice(0, PROJECT_LIMITS.name);
    return act(duplicate(project, name), t('projects.list.duplicatedToast'));
  };

  return {
    itemsFor: (project: Project): MenuItem[] => [
      { id: 'rename', icon: 'edit', label: t('projects.list.rename'), onSelect: () => setRenaming(project) },
      {
        id: 'duplicate',
        icon: 'copy',
        label: t('projects.list.duplicate'),
        onSelect: () => void copy(project),
      },
      project.status === 'active'
        ? {
            id: 'archive',
            icon: 'folder',
            label: t('projects.list.archive'),
            onSelect: () => void archive(project),
          }
        : {
            id: 'restore',
            icon: 'undo',
            label: t('projects.list.restore'),
            onSelect: () => void restore(project),
          },
      {
        id: 'remove',
        icon: 'trash',
        tone: 'danger',
        label: t('projects.list.remove'),
        onSelect: () => setRemoving(project),
      },
    ],
    dialogs: (
      <>
        {renaming && (
          <RenameDialog
            project={renaming}
            onSave={(name) => act(update(renaming, { name }))}
            onClose={() => setRenaming(null)}
          />
        )}
        <ConfirmDialog
          open={removing !== null}
          tone="danger"
          title={t('projects.removeDialog.title')}
          body={<p>{t('projects.removeDialog.body', { name: removing?.name ?? '' })}</p>}
          confirmLabel={t('projects.removeDialog.confirm')}
          onConfirm={async () => {
            if (removing) await act(remove(removing), t('projects.list.removedToast'));
          }}
          onClose={() => setRemoving(null)}
        />
      </>
    ),
  };
}

interface RenameDialogProps {
  project: Project;
  /** Answers whether it worked: when not, the dialog stays with what was typed. */
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

function RenameDialog({ project, onSave, onClose }: RenameDialogProps) {
  const t = useT();
  const [name, setName] = useState(project.name);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || name.trim() === '') return;
    setBusy(true);
    if (await onSave(name.trim())) onClose();
    else setBusy(false);
  };
  const form = 'rename-project';
  return (
    <Dialog
      open
      title={t('projects.renameDialog.title')}
      onClose={onClose}
      width={460}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={name.trim() === ''}>
            {t('projects.renameDialog.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('projects.renameDialog.label')}
          value={name}
          onChange={setName}
          maxLength={PROJECT_LIMITS.name}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
