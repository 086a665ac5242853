import type { CreateProject, Project, RequestProjectLink } from '@contract';
import { ApiFailure, http } from '../../../lib/http';
import { tabStorage } from '../../../lib/storage';
import { attemptKeys } from '../../../shared/forms/attempt-key';

const STORED = 'officina.projects.attempt';

const keys = attemptKeys({
  read: () => tabStorage.get(STORED),
  write: (value) => tabStorage.set(STORED, value),
  clear: () => tabStorage.remove(STORED),
});

/** Repeating it after a lost answer is safe: the server recognises the attempt by its key. */
const once = async (path: string, request: object): Promise<Project> => {
  try {
    const { data } = await http.post<{ data: Project }>(path, request, {
      headers: { 'Idempotency-Key': keys.keyFor(request) },
    });
    keys.settle('done');
    return data;
  } catch (failure) {
    if (failure instanceof ApiFailure) keys.settle(failure);
    throw failure;
  }
};

export const createProject = (request: CreateProject['request']) => once('/projects', request);
/** Makes a project and has the link to its chat mailed. */
export const requestProjectLink = (request: RequestProjectLink['request']) => once('/projects/link', request);
