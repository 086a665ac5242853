/** What is told of a new project (spec/customer-app.md §7), all strings; '' for what is not known. */
export interface ProjectAnnouncement {
  user_id: string;
  company_id: string;
  session_id: string;
  project_name: string;
  project_type: string;
  company_name: string;
  pec: string;
  contact_email: string;
}

export interface ProjectWebhook {
  /** Throws when nobody took it: whoever announces tries again later. */
  announce(project: ProjectAnnouncement, signal: AbortSignal): Promise<void>;
}
