import type { SocialNetworkInfo, SocialProject } from '@contract';
import { useState, type ReactElement, type ReactNode } from 'react';
import { fakeApi, type ApiCall, type ApiReply } from '../../../testing/fake-api';
import { anAccount as aPerson, render } from '../../../testing/render';
import { SocialProjectContext } from '../components/social-project-context';
import { withChanges, type SettingsDraft } from '../model/settings-draft';
import { aProject, aShownProfile } from './a-social-builder';

interface Given {
  project?: SocialProject;
  networks?: SocialNetworkInfo[];
  /** Answers by `METHOD` and what follows the project's address, or the whole address. */
  routes?: Record<string, ApiReply | ((call: ApiCall) => ApiReply)>;
  search?: string;
}

const list = (data: unknown[] = []): ApiReply => ({
  body: { data, meta: { page: 1, pageSize: 20, total: data.length } },
});

/** Renders a section as the workbench would, over an API in which nothing is there yet but what a test gives. */
export const renderWithSocialProject = (
  section: ReactElement,
  { project = aProject(), networks = [], routes = {}, search = '' }: Given = {},
) => {
  const ofProject = (what: string) => `GET /social/projects/${project.id}/${what}`;
  const api = fakeApi({
    ...Object.fromEntries(
      ['accounts', 'files', 'photos', 'schedules', 'generations', 'posts?page=1'].map((what) => [
        ofProject(what),
        list(),
      ]),
    ),
    [ofProject('profile')]: { body: { data: aShownProfile({ confirmed: true }) } },
    ...routes,
  });
  const view = render(
    <SocialProjectContextValue project={project} networks={networks}>
      {section}
    </SocialProjectContextValue>,
    { at: `/social-builder?install_id=${project.installationId}${search}`, account: aPerson() },
  );
  return { ...view, api };
};

interface DeskProps {
  project: SocialProject;
  networks: SocialNetworkInfo[];
  children: ReactNode;
}

function SocialProjectContextValue({ project, networks, children }: DeskProps) {
  const [draft, setDraft] = useState<SettingsDraft>({});
  return (
    <SocialProjectContext
      value={{
        project,
        networks,
        draft,
        saveSettings: () => Promise.resolve(project.version),
        settings: { ...project.settings, ...draft },
        change: (changes) => setDraft((before) => withChanges(before, changes, project.settings)),
      }}
    >
      {children}
    </SocialProjectContext>
  );
}
