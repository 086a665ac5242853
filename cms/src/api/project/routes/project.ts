import { route } from '../../../http/route';
import {
  createProjectRequest,
  duplicateProjectRequest,
  listProjectsQuery,
  requestProjectLinkRequest,
  updateProjectRequest,
} from '../controllers/validation/project';

export default {
  routes: [
    route('GET', '/projects', 'project.list', {
      access: 'customer',
      query: listProjectsQuery,
      answer: 'ListProjects',
    }),
    route('GET', '/projects/summary', 'project.summary', { access: 'customer', answer: 'GetProjectSummary' }),
    route('POST', '/projects', 'project.create', {
      access: 'customer',
      idempotent: true,
      body: createProjectRequest,
      answer: 'CreateProject',
      status: 201,
    }),
    route('POST', '/projects/link', 'project.requestLink', {
      access: 'customer',
      idempotent: true,
      limit: 'project-link',
      body: requestProjectLinkRequest,
      answer: 'RequestProjectLink',
      status: 201,
    }),
    route('PATCH', '/projects/:id', 'project.update', {
      access: 'customer',
      body: updateProjectRequest,
      answer: 'UpdateProject',
    }),
    route('POST', '/projects/:id/duplicate', 'project.duplicate', {
      access: 'customer',
      body: duplicateProjectRequest,
      answer: 'DuplicateProject',
      status: 201,
    }),
    route('DELETE', '/projects/:id', 'project.remove', { access: 'customer', answer: 'DeleteProject' }),
  ],
};
