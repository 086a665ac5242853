import type { Schema, Struct } from '@strapi/strapi';

export interface AdminApiToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_tokens';
  info: {
    description: '';
    displayName: 'Api Token';
    name: 'Api Token';
    pluralName: 'api-tokens';
    singularName: 'api-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    adminPermissions: Schema.Attribute.Relation<'oneToMany', 'admin::permission'>;
    adminUserOwner: Schema.Attribute.Relation<'manyToOne', 'admin::user'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    encryptedKey: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    expiresAt: Schema.Attribute.DateTime;
    kind: Schema.Attribute.Enumeration<['content-api', 'admin']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'content-api'>;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::api-token-permission'>;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.Enumeration<['read-only', 'full-access', 'custom']> &
      Schema.Attribute.DefaultTo<'read-only'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminApiTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_token_permissions';
  info: {
    description: '';
    displayName: 'API Token Permission';
    name: 'API Token Permission';
    pluralName: 'api-token-permissions';
    singularName: 'api-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::api-token-permission'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminPermission extends Struct.CollectionTypeSchema {
  collectionName: 'admin_permissions';
  info: {
    description: '';
    displayName: 'Permission';
    name: 'Permission';
    pluralName: 'permissions';
    singularName: 'permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    actionParameters: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    apiToken: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    conditions: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<[]>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::permission'> & Schema.Attribute.Private;
    properties: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<'manyToOne', 'admin::role'>;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminRole extends Struct.CollectionTypeSchema {
  collectionName: 'admin_roles';
  info: {
    description: '';
    displayName: 'Role';
    name: 'Role';
    pluralName: 'roles';
    singularName: 'role';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::role'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    users: Schema.Attribute.Relation<'manyToMany', 'admin::user'>;
  };
}

export interface AdminSession extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_sessions';
  info: {
    description: 'Session Manager storage';
    displayName: 'Session';
    name: 'Session';
    pluralName: 'sessions';
    singularName: 'session';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
    i18n: {
      localized: false;
    };
  };
  attributes: {
    absoluteExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    childId: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    deviceId: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    expiresAt: Schema.Attribute.DateTime & Schema.Attribute.Required & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::session'> & Schema.Attribute.Private;
    metadata: Schema.Attribute.JSON & Schema.Attribute.Private;
    origin: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    sessionId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique;
    status: Schema.Attribute.String & Schema.Attribute.Private;
    type: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    userId: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
  };
}

export interface AdminTransferToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_tokens';
  info: {
    description: '';
    displayName: 'Transfer Token';
    name: 'Transfer Token';
    pluralName: 'transfer-tokens';
    singularName: 'transfer-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    expiresAt: Schema.Attribute.DateTime;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::transfer-token'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::transfer-token-permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminTransferTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_token_permissions';
  info: {
    description: '';
    displayName: 'Transfer Token Permission';
    name: 'Transfer Token Permission';
    pluralName: 'transfer-token-permissions';
    singularName: 'transfer-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::transfer-token-permission'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::transfer-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminUser extends Struct.CollectionTypeSchema {
  collectionName: 'admin_users';
  info: {
    description: '';
    displayName: 'User';
    name: 'User';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    apiTokens: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> & Schema.Attribute.Private;
    blocked: Schema.Attribute.Boolean & Schema.Attribute.Private & Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    firstname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    isActive: Schema.Attribute.Boolean & Schema.Attribute.Private & Schema.Attribute.DefaultTo<false>;
    lastname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::user'> & Schema.Attribute.Private;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    preferedLanguage: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    registrationToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordTokenExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    roles: Schema.Attribute.Relation<'manyToMany', 'admin::role'> & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    username: Schema.Attribute.String;
  };
}

export interface ApiAccountIdempotencyKey extends Struct.CollectionTypeSchema {
  collectionName: 'idempotency_keys';
  info: {
    displayName: 'Chiave di idempotenza';
    pluralName: 'idempotency-keys';
    singularName: 'idempotency-key';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    answer: Schema.Attribute.JSON;
    answerStatus: Schema.Attribute.Integer;
    bodyHash: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    key: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::account.idempotency-key'> &
      Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    publishedAt: Schema.Attribute.DateTime;
    route: Schema.Attribute.String & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<['running', 'done']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'running'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiAccountPanelFactor extends Struct.CollectionTypeSchema {
  collectionName: 'panel_factors';
  info: {
    displayName: 'Secondo fattore del pannello';
    pluralName: 'panel-factors';
    singularName: 'panel-factor';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    enabledAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::account.panel-factor'> &
      Schema.Attribute.Private;
    panelUser: Schema.Attribute.Integer & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    recoveryDigests: Schema.Attribute.JSON & Schema.Attribute.Private;
    totpSecret: Schema.Attribute.Text & Schema.Attribute.Required & Schema.Attribute.Private;
    totpStep: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiAccountPasskey extends Struct.CollectionTypeSchema {
  collectionName: 'passkeys';
  info: {
    displayName: 'Passkey';
    pluralName: 'passkeys';
    singularName: 'passkey';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    counter: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    credentialId: Schema.Attribute.Text & Schema.Attribute.Required & Schema.Attribute.Private;
    lastUsedAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::account.passkey'> & Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    publicKey: Schema.Attribute.Text & Schema.Attribute.Required & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    synced: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    transports: Schema.Attribute.JSON & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiAccountRecoveryCode extends Struct.CollectionTypeSchema {
  collectionName: 'recovery_codes';
  info: {
    displayName: 'Codice di recupero';
    pluralName: 'recovery-codes';
    singularName: 'recovery-code';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    digest: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::account.recovery-code'> &
      Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    usedAt: Schema.Attribute.DateTime;
  };
}

export interface ApiAccountSignInChallenge extends Struct.CollectionTypeSchema {
  collectionName: 'sign_in_challenges';
  info: {
    displayName: 'Accesso in corso';
    pluralName: 'sign-in-challenges';
    singularName: 'sign-in-challenge';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    digest: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    expiresAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::account.sign-in-challenge'> &
      Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiArticleArticle extends Struct.CollectionTypeSchema {
  collectionName: 'articles';
  info: {
    displayName: 'Articoli';
    pluralName: 'articles';
    singularName: 'article';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    i18n: {
      localized: true;
    };
  };
  attributes: {
    body: Schema.Attribute.Text &
      Schema.Attribute.CustomField<'global::rich-html'> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    cover: Schema.Attribute.Media<'images'>;
    coverPath: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    imageAlt: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    locale: Schema.Attribute.String;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::article.article'>;
    publishedAt: Schema.Attribute.DateTime;
    publishOn: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    readingMinutes: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.DefaultTo<1>;
    showCallToAction: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    slug: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    summary: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    tags: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'global::text-list'> &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    unpublishOn: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    wentLiveAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        i18n: {
          localized: true;
        };
      }>;
  };
}

export interface ApiArticleHelpArticle extends Struct.CollectionTypeSchema {
  collectionName: 'help_articles';
  info: {
    displayName: 'Articoli di aiuto';
    pluralName: 'help-articles';
    singularName: 'help-article';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    body: Schema.Attribute.Text & Schema.Attribute.CustomField<'global::rich-html'>;
    bodyEn: Schema.Attribute.Text & Schema.Attribute.CustomField<'global::rich-html'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::article.help-article'> &
      Schema.Attribute.Private;
    position: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    shortAnswers: Schema.Attribute.Text;
    shortAnswersEn: Schema.Attribute.Text;
    slug: Schema.Attribute.String & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
    titleEn: Schema.Attribute.String;
    topic: Schema.Attribute.Enumeration<['start', 'assistant', 'chatbot', 'purchases', 'account']> &
      Schema.Attribute.DefaultTo<'start'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiArticleLegalPage extends Struct.CollectionTypeSchema {
  collectionName: 'legal_pages';
  info: {
    displayName: 'Pagine legali';
    pluralName: 'legal-pages';
    singularName: 'legal-page';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    body: Schema.Attribute.Text & Schema.Attribute.CustomField<'global::rich-html'>;
    bodyEn: Schema.Attribute.Text & Schema.Attribute.CustomField<'global::rich-html'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    effectiveOn: Schema.Attribute.Date;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::article.legal-page'> &
      Schema.Attribute.Private;
    number: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<1>;
    publishedAt: Schema.Attribute.DateTime;
    slug: Schema.Attribute.String & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
    titleEn: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiArticleSlugRedirect extends Struct.CollectionTypeSchema {
  collectionName: 'slug_redirects';
  info: {
    displayName: 'Vecchi indirizzi';
    pluralName: 'slug-redirects';
    singularName: 'slug-redirect';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    fromSlug: Schema.Attribute.String & Schema.Attribute.Required;
    language: Schema.Attribute.Enumeration<['it', 'en']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'it'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::article.slug-redirect'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    toSlug: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiAuditAuditEntry extends Struct.CollectionTypeSchema {
  collectionName: 'audit_entries';
  info: {
    displayName: 'Voce di registro';
    pluralName: 'audit-entries';
    singularName: 'audit-entry';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    action: Schema.Attribute.String & Schema.Attribute.Required;
    actor: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    after: Schema.Attribute.JSON;
    before: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::audit.audit-entry'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    requestId: Schema.Attribute.String;
    subjectId: Schema.Attribute.String;
    subjectType: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiBookingBooking extends Struct.CollectionTypeSchema {
  collectionName: 'bookings';
  info: {
    displayName: 'Prenotazione';
    pluralName: 'bookings';
    singularName: 'booking';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    arrangedAt: Schema.Attribute.DateTime;
    calendarSequence: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    calendarUid: Schema.Attribute.String;
    changeHours: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    consultant: Schema.Attribute.Relation<'manyToOne', 'api::booking.consultant'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    day: Schema.Attribute.Date & Schema.Attribute.Required;
    entitlementKey: Schema.Attribute.String & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::booking.booking'> & Schema.Attribute.Private;
    meetingUrl: Schema.Attribute.String;
    minutes: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 15;
        },
        number
      >;
    note: Schema.Attribute.Text;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    publishedAt: Schema.Attribute.DateTime;
    purchase: Schema.Attribute.Relation<'manyToOne', 'api::purchase.purchase'>;
    slot: Schema.Attribute.Relation<'manyToOne', 'api::booking.slot'>;
    slotKey: Schema.Attribute.String & Schema.Attribute.Private;
    startsAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<['confirmed', 'cancelled', 'done', 'no-show']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'confirmed'>;
    test: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    time: Schema.Attribute.String & Schema.Attribute.Required;
    timezone: Schema.Attribute.String & Schema.Attribute.DefaultTo<'Europe/Rome'>;
    title: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiBookingConsultant extends Struct.CollectionTypeSchema {
  collectionName: 'consultants';
  info: {
    displayName: 'Consulente';
    pluralName: 'consultants';
    singularName: 'consultant';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    absences: Schema.Attribute.JSON & Schema.Attribute.Required;
    active: Schema.Attribute.Boolean & Schema.Attribute.Required;
    bufferMinutes: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    busyProblem: Schema.Attribute.String;
    busyReadAt: Schema.Attribute.DateTime;
    busyTimes: Schema.Attribute.JSON & Schema.Attribute.Private;
    busyUrl: Schema.Attribute.Text & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    email: Schema.Attribute.String;
    feedKey: Schema.Attribute.String & Schema.Attribute.Private;
    holidaysUntil: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::booking.consultant'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    noticeHours: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    week: Schema.Attribute.JSON & Schema.Attribute.Required;
    zone: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ApiBookingHoliday extends Struct.CollectionTypeSchema {
  collectionName: 'holidays';
  info: {
    displayName: 'Festivit\u00E0';
    pluralName: 'holidays';
    singularName: 'holiday';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    day: Schema.Attribute.Date & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::booking.holiday'> & Schema.Attribute.Private;
    name: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiBookingSlot extends Struct.CollectionTypeSchema {
  collectionName: 'slots';
  info: {
    displayName: 'Orario';
    pluralName: 'slots';
    singularName: 'slot';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    available: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    consultant: Schema.Attribute.Relation<'manyToOne', 'api::booking.consultant'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    day: Schema.Attribute.Date & Schema.Attribute.Required;
    heldBy: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    heldUntil: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::booking.slot'> & Schema.Attribute.Private;
    manual: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    publishedAt: Schema.Attribute.DateTime;
    startsAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    time: Schema.Attribute.String & Schema.Attribute.Required;
    timezone: Schema.Attribute.String & Schema.Attribute.DefaultTo<'Europe/Rome'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiChatbotChatbot extends Struct.CollectionTypeSchema {
  collectionName: 'chatbots';
  info: {
    displayName: 'Chatbot';
    pluralName: 'chatbots';
    singularName: 'chatbot';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    allowedDomains: Schema.Attribute.JSON;
    contactEmail: Schema.Attribute.String;
    contactUrl: Schema.Attribute.String;
    crawl: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    creditMessages: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    design: Schema.Attribute.JSON & Schema.Attribute.Required;
    fallbackText: Schema.Attribute.Text;
    installation: Schema.Attribute.Relation<'manyToOne', 'api::purchase.installation'>;
    installId: Schema.Attribute.String & Schema.Attribute.Required;
    instructions: Schema.Attribute.Text;
    language: Schema.Attribute.Enumeration<['it', 'en']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'it'>;
    lastSeenAt: Schema.Attribute.DateTime;
    lastSeenHost: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.chatbot'> & Schema.Attribute.Private;
    messagesDailyLimit: Schema.Attribute.Integer;
    messagesMonthlyLimit: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<5000>;
    messagesUsedDaily: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    messagesUsedMonthly: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    ownerSeenAt: Schema.Attribute.DateTime;
    pagePictureUrl: Schema.Attribute.String;
    privacyUrl: Schema.Attribute.String;
    productTitle: Schema.Attribute.String;
    publicKey: Schema.Attribute.String & Schema.Attribute.Required;
    published: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    publishedNumber: Schema.Attribute.Integer;
    publishedOn: Schema.Attribute.DateTime;
    retentionDays: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<90>;
    siteUrl: Schema.Attribute.String;
    state: Schema.Attribute.Enumeration<['installing', 'published']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'installing'>;
    suspended: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    tone: Schema.Attribute.String & Schema.Attribute.DefaultTo<'professional'>;
    trialOwnerId: Schema.Attribute.Integer & Schema.Attribute.Private;
    trialUsedAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    usageDay: Schema.Attribute.String;
    usageMonth: Schema.Attribute.String;
    version: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiChatbotChatbotVersion extends Struct.CollectionTypeSchema {
  collectionName: 'chatbot_versions';
  info: {
    displayName: 'Versione del chatbot';
    pluralName: 'chatbot-versions';
    singularName: 'chatbot-version';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.chatbot-version'> &
      Schema.Attribute.Private;
    number: Schema.Attribute.Integer & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    snapshot: Schema.Attribute.JSON & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiChatbotComparedQuestion extends Struct.CollectionTypeSchema {
  collectionName: 'compared_questions';
  info: {
    displayName: 'Domanda di un confronto';
    pluralName: 'compared-questions';
    singularName: 'compared-question';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    embedded: Schema.Attribute.JSON;
    embeddedVerdict: Schema.Attribute.String;
    expectation: Schema.Attribute.JSON;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.compared-question'> &
      Schema.Attribute.Private;
    message: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.visitor-message'>;
    model: Schema.Attribute.JSON;
    modelVerdict: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    question: Schema.Attribute.Text & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiChatbotCuratedAnswer extends Struct.CollectionTypeSchema {
  collectionName: 'curated_answers';
  info: {
    displayName: 'Risposta curata';
    pluralName: 'curated-answers';
    singularName: 'curated-answer';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    answer: Schema.Attribute.Text & Schema.Attribute.Required;
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.curated-answer'> &
      Schema.Attribute.Private;
    origin: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    question: Schema.Attribute.Text & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiChatbotModelComparison extends Struct.CollectionTypeSchema {
  collectionName: 'model_comparisons';
  info: {
    displayName: 'Confronto tra motore e modello';
    pluralName: 'model-comparisons';
    singularName: 'model-comparison';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    finishedAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.model-comparison'> &
      Schema.Attribute.Private;
    model: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    startedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['running', 'done', 'stopped']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'running'>;
    target: Schema.Attribute.Text & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiChatbotModelSetting extends Struct.CollectionTypeSchema {
  collectionName: 'model_settings';
  info: {
    displayName: 'Modello del chatbot';
    pluralName: 'model-settings';
    singularName: 'model-setting';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    answerMode: Schema.Attribute.Enumeration<['strict', 'free']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'strict'>;
    apiKey: Schema.Attribute.Text & Schema.Attribute.Private;
    baseUrl: Schema.Attribute.Text;
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    embeddingsModel: Schema.Attribute.String;
    embeddingsPrice: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    engine: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'platform'>;
    formerWebhookSecret: Schema.Attribute.Text & Schema.Attribute.Private;
    formerWebhookSecretUntil: Schema.Attribute.DateTime;
    inputPrice: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.model-setting'> &
      Schema.Attribute.Private;
    maskPersonalData: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    model: Schema.Attribute.String;
    monthlyBudget: Schema.Attribute.Integer;
    outputPrice: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    provider: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    webhookBody: Schema.Attribute.String & Schema.Attribute.DefaultTo<'standard'>;
    webhookField: Schema.Attribute.String;
    webhookSecret: Schema.Attribute.Text & Schema.Attribute.Private;
    webhookUrl: Schema.Attribute.Text;
  };
}

export interface ApiChatbotPassage extends Struct.CollectionTypeSchema {
  collectionName: 'passages';
  info: {
    displayName: 'Passaggio';
    pluralName: 'passages';
    singularName: 'passage';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    content: Schema.Attribute.Text & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    heading: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.passage'> & Schema.Attribute.Private;
    page: Schema.Attribute.Integer;
    position: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    question: Schema.Attribute.Text;
    row: Schema.Attribute.JSON;
    sitePage: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.site-page'>;
    sourceTitle: Schema.Attribute.String;
    trainingFile: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.training-file'>;
    unreadTable: Schema.Attribute.Boolean;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiChatbotPassageCorrection extends Struct.CollectionTypeSchema {
  collectionName: 'passage_corrections';
  info: {
    displayName: 'Correzione di un passaggio';
    pluralName: 'passage-corrections';
    singularName: 'passage-correction';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    cells: Schema.Attribute.JSON;
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    content: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    hidden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.passage-correction'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    source: Schema.Attribute.Text & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiChatbotPassageVector extends Struct.CollectionTypeSchema {
  collectionName: 'passage_vectors';
  info: {
    displayName: 'Significato di un passaggio';
    pluralName: 'passage-vectors';
    singularName: 'passage-vector';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.passage-vector'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    space: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    vector: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface ApiChatbotQuestionDecision extends Struct.CollectionTypeSchema {
  collectionName: 'question_decisions';
  info: {
    displayName: 'Domanda decisa';
    pluralName: 'question-decisions';
    singularName: 'question-decision';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    answerId: Schema.Attribute.String;
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    decidedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    kind: Schema.Attribute.Enumeration<['ignored', 'answered']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ignored'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.question-decision'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    wordings: Schema.Attribute.JSON & Schema.Attribute.Required;
  };
}

export interface ApiChatbotRegressionQuestion extends Struct.CollectionTypeSchema {
  collectionName: 'regression_questions';
  info: {
    displayName: 'Domanda di controllo';
    pluralName: 'regression-questions';
    singularName: 'regression-question';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    before: Schema.Attribute.JSON;
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    expectation: Schema.Attribute.JSON & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.regression-question'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    question: Schema.Attribute.Text & Schema.Attribute.Required;
    reply: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiChatbotRegressionRun extends Struct.CollectionTypeSchema {
  collectionName: 'regression_runs';
  info: {
    displayName: 'Controllo delle risposte';
    pluralName: 'regression-runs';
    singularName: 'regression-run';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    fingerprint: Schema.Attribute.String & Schema.Attribute.Private;
    finishedAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.regression-run'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    startedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['queued', 'running', 'done']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'queued'>;
    trigger: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiChatbotSitePage extends Struct.CollectionTypeSchema {
  collectionName: 'site_pages';
  info: {
    displayName: 'Pagina del sito';
    pluralName: 'site-pages';
    singularName: 'site-page';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    contentHash: Schema.Attribute.String & Schema.Attribute.Private;
    crawlId: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    failure: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.site-page'> &
      Schema.Attribute.Private;
    passageCount: Schema.Attribute.Integer;
    pending: Schema.Attribute.Boolean & Schema.Attribute.Private & Schema.Attribute.DefaultTo<false>;
    publishedAt: Schema.Attribute.DateTime;
    readAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['queued', 'reading', 'ready', 'failed']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'queued'>;
    title: Schema.Attribute.Text;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    url: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface ApiChatbotTrainingFile extends Struct.CollectionTypeSchema {
  collectionName: 'training_files';
  info: {
    displayName: 'File di addestramento';
    pluralName: 'training-files';
    singularName: 'training-file';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    bytes: Schema.Attribute.Integer & Schema.Attribute.Required;
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    contentHash: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    extension: Schema.Attribute.String & Schema.Attribute.Required;
    failure: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.training-file'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    pages: Schema.Attribute.Integer;
    passageCount: Schema.Attribute.Integer;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['queued', 'reading', 'ready', 'failed']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'queued'>;
    storageKey: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiChatbotVisitorMessage extends Struct.CollectionTypeSchema {
  collectionName: 'visitor_messages';
  info: {
    displayName: 'Messaggio del visitatore';
    pluralName: 'visitor-messages';
    singularName: 'visitor-message';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    aiGenerated: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    answered: Schema.Attribute.Boolean;
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    clientId: Schema.Attribute.String & Schema.Attribute.Required;
    content: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    engine: Schema.Attribute.String;
    feedback: Schema.Attribute.Enumeration<['up', 'down']>;
    feedbackReason: Schema.Attribute.String;
    fromCredits: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    handover: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.visitor-message'> &
      Schema.Attribute.Private;
    milliseconds: Schema.Attribute.Integer;
    outcome: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    sender: Schema.Attribute.Enumeration<['visitor', 'bot', 'person']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'visitor'>;
    session: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.visitor-session'>;
    sources: Schema.Attribute.JSON;
    state: Schema.Attribute.Enumeration<['pending', 'done', 'failed']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'done'>;
    stopped: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    suggestions: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    why: Schema.Attribute.JSON & Schema.Attribute.Private;
  };
}

export interface ApiChatbotVisitorNetwork extends Struct.CollectionTypeSchema {
  collectionName: 'visitor_networks';
  info: {
    displayName: 'Rete di visitatori';
    pluralName: 'visitor-networks';
    singularName: 'visitor-network';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    blockedAt: Schema.Attribute.DateTime;
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    digest: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    label: Schema.Attribute.String & Schema.Attribute.Required;
    lastMessageAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    lastSessionId: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.visitor-network'> &
      Schema.Attribute.Private;
    messagesUsed: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    usageDay: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ApiChatbotVisitorSession extends Struct.CollectionTypeSchema {
  collectionName: 'visitor_sessions';
  info: {
    displayName: 'Sessione visitatore';
    pluralName: 'visitor-sessions';
    singularName: 'visitor-session';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    attendedBy: Schema.Attribute.Enumeration<['bot', 'person']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'bot'>;
    browser: Schema.Attribute.String;
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    handoverEmail: Schema.Attribute.String;
    handoverNote: Schema.Attribute.Text;
    identityEmail: Schema.Attribute.String;
    identityName: Schema.Attribute.String;
    label: Schema.Attribute.String;
    lastMessageAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    lastSender: Schema.Attribute.Enumeration<['visitor', 'bot', 'person']>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::chatbot.visitor-session'> &
      Schema.Attribute.Private;
    messageCount: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    originHost: Schema.Attribute.String;
    ownerPreview: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    ownerReadAt: Schema.Attribute.DateTime;
    pageTitle: Schema.Attribute.String;
    personActiveAt: Schema.Attribute.DateTime;
    personAsked: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    personRequestedAt: Schema.Attribute.DateTime;
    preview: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    resolvedAt: Schema.Attribute.DateTime;
    sessionId: Schema.Attribute.String & Schema.Attribute.Required;
    startedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    thumbsDown: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    unanswered: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiCompanyCompany extends Struct.CollectionTypeSchema {
  collectionName: 'companies';
  info: {
    displayName: 'Azienda';
    pluralName: 'companies';
    singularName: 'company';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    address: Schema.Attribute.String;
    city: Schema.Attribute.String;
    contactEmail: Schema.Attribute.String;
    country: Schema.Attribute.String & Schema.Attribute.DefaultTo<'Italia'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::company.company'> & Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    pec: Schema.Attribute.String;
    postalCode: Schema.Attribute.String;
    province: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    recipientCode: Schema.Attribute.String;
    taxCode: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    vatNumber: Schema.Attribute.String;
  };
}

export interface ApiConversationAssistantUsage extends Struct.CollectionTypeSchema {
  collectionName: 'assistant_usages';
  info: {
    displayName: 'Messaggi all\u2019assistente';
    pluralName: 'assistant-usages';
    singularName: 'assistant-usage';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::conversation.assistant-usage'> &
      Schema.Attribute.Private;
    month: Schema.Attribute.String & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    used: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
  };
}

export interface ApiConversationAttachment extends Struct.CollectionTypeSchema {
  collectionName: 'attachments';
  info: {
    displayName: 'Allegato';
    pluralName: 'attachments';
    singularName: 'attachment';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    bytes: Schema.Attribute.Integer & Schema.Attribute.Required;
    conversation: Schema.Attribute.Relation<'manyToOne', 'api::conversation.conversation'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    failure: Schema.Attribute.String;
    kind: Schema.Attribute.Enumeration<['image', 'document']> & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::conversation.attachment'> &
      Schema.Attribute.Private;
    mediaType: Schema.Attribute.String & Schema.Attribute.Required;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    pages: Schema.Attribute.Integer;
    passages: Schema.Attribute.JSON & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    storageKey: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiConversationConversation extends Struct.CollectionTypeSchema {
  collectionName: 'conversations';
  info: {
    displayName: 'Conversazione';
    pluralName: 'conversations';
    singularName: 'conversation';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    archivedAt: Schema.Attribute.DateTime;
    begunWith: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    deletedAt: Schema.Attribute.DateTime;
    kind: Schema.Attribute.Enumeration<['assistant', 'interview']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'assistant'>;
    label: Schema.Attribute.String;
    lastMessageAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::conversation.conversation'> &
      Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    preview: Schema.Attribute.String;
    project: Schema.Attribute.Relation<'manyToOne', 'api::project.project'>;
    publishedAt: Schema.Attribute.DateTime;
    sharedAt: Schema.Attribute.DateTime;
    shareToken: Schema.Attribute.String & Schema.Attribute.Private;
    title: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiConversationMessage extends Struct.CollectionTypeSchema {
  collectionName: 'messages';
  info: {
    displayName: 'Messaggio';
    pluralName: 'messages';
    singularName: 'message';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    advice: Schema.Attribute.JSON;
    aiGenerated: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    attachments: Schema.Attribute.JSON;
    author: Schema.Attribute.Enumeration<['user', 'assistant']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'user'>;
    clientId: Schema.Attribute.String;
    content: Schema.Attribute.Text;
    conversation: Schema.Attribute.Relation<'manyToOne', 'api::conversation.conversation'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::conversation.message'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    quickReplies: Schema.Attribute.JSON;
    replacedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['pending', 'done', 'failed']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'done'>;
    step: Schema.Attribute.Integer;
    stopped: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiJobJob extends Struct.CollectionTypeSchema {
  collectionName: 'jobs';
  info: {
    displayName: 'Lavoro';
    pluralName: 'jobs';
    singularName: 'job';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    attempts: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    lastError: Schema.Attribute.Text;
    leaseToken: Schema.Attribute.String & Schema.Attribute.Private;
    leaseUntil: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::job.job'> & Schema.Attribute.Private;
    maxAttempts: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<5>;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    payload: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    runAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<['waiting', 'running', 'done', 'failed']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'waiting'>;
    tenant: Schema.Attribute.String;
    turn: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    uniqueKey: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiJobLease extends Struct.CollectionTypeSchema {
  collectionName: 'leases';
  info: {
    displayName: 'Turno';
    pluralName: 'leases';
    singularName: 'lease';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    holder: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::job.lease'> & Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    until: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiKnowledgeFiscalParameter extends Struct.CollectionTypeSchema {
  collectionName: 'fiscal_parameters';
  info: {
    displayName: 'Parametri fiscali';
    pluralName: 'fiscal-parameters';
    singularName: 'fiscal-parameter';
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    key: Schema.Attribute.String & Schema.Attribute.Required;
    label: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::knowledge.fiscal-parameter'> &
      Schema.Attribute.Private;
    note: Schema.Attribute.Text;
    publishedAt: Schema.Attribute.DateTime;
    reviewedOn: Schema.Attribute.Date;
    source: Schema.Attribute.String;
    unit: Schema.Attribute.Enumeration<['euro', 'percent', 'number']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'euro'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    validFrom: Schema.Attribute.Date & Schema.Attribute.Required;
    validUntil: Schema.Attribute.Date;
    value: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
  };
}

export interface ApiKnowledgeKnowledgeEntry extends Struct.CollectionTypeSchema {
  collectionName: 'knowledge_entries';
  info: {
    displayName: 'Conoscenza dell\u2019assistente';
    pluralName: 'knowledge-entries';
    singularName: 'knowledge-entry';
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    asks: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    asksEn: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    body: Schema.Attribute.RichText & Schema.Attribute.Required;
    bodyEn: Schema.Attribute.RichText;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    figures: Schema.Attribute.Component<'knowledge.figure', true>;
    key: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Unique;
    leadsTo: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::knowledge.knowledge-entry'> &
      Schema.Attribute.Private;
    nextStep: Schema.Attribute.Enumeration<
      [
        'none',
        'consultation',
        'marketplace',
        'chatbot-ai',
        'creatore-post-social',
        'filed-accounts',
        'no-filed-accounts',
        'business-idea',
      ]
    > &
      Schema.Attribute.DefaultTo<'none'>;
    publishedAt: Schema.Attribute.DateTime;
    question: Schema.Attribute.String & Schema.Attribute.Required;
    questionEn: Schema.Attribute.String;
    reviewedBy: Schema.Attribute.String;
    reviewedOn: Schema.Attribute.Date;
    sources: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    topic: Schema.Attribute.Enumeration<
      [
        'marketing',
        'prices',
        'vat-position',
        'taxes',
        'website',
        'ecommerce',
        'social',
        'customers',
        'reviews',
        'costs',
        'suppliers',
        'staff',
        'finance',
        'contracts',
        'invoicing',
        'startup',
        'business-plan',
        'ai',
        'platform',
      ]
    > &
      Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiKnowledgePlaybook extends Struct.CollectionTypeSchema {
  collectionName: 'playbooks';
  info: {
    displayName: 'Piani dell\u2019assistente';
    pluralName: 'playbooks';
    singularName: 'playbook';
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    askNext: Schema.Attribute.Text & Schema.Attribute.Required;
    asks: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    key: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Unique;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::knowledge.playbook'> &
      Schema.Attribute.Private;
    measure: Schema.Attribute.Text & Schema.Attribute.Required;
    nextStep: Schema.Attribute.Enumeration<
      [
        'none',
        'consultation',
        'marketplace',
        'chatbot-ai',
        'creatore-post-social',
        'filed-accounts',
        'no-filed-accounts',
        'business-idea',
      ]
    > &
      Schema.Attribute.DefaultTo<'none'>;
    opening: Schema.Attribute.Text & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    question: Schema.Attribute.String & Schema.Attribute.Required;
    reviewedBy: Schema.Attribute.String;
    reviewedOn: Schema.Attribute.Date;
    signals: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    sources: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    steps: Schema.Attribute.JSON &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::text-list'>;
    topic: Schema.Attribute.Enumeration<
      [
        'marketing',
        'prices',
        'vat-position',
        'taxes',
        'website',
        'ecommerce',
        'social',
        'customers',
        'reviews',
        'costs',
        'suppliers',
        'staff',
        'finance',
        'contracts',
        'invoicing',
        'startup',
        'business-plan',
        'ai',
        'platform',
      ]
    > &
      Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiKnowledgeTrade extends Struct.CollectionTypeSchema {
  collectionName: 'trades';
  info: {
    displayName: 'Mestieri';
    pluralName: 'trades';
    singularName: 'trade';
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    business: Schema.Attribute.Text & Schema.Attribute.Required;
    clients: Schema.Attribute.Text & Schema.Attribute.Required;
    comeback: Schema.Attribute.Text & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    economics: Schema.Attribute.Text & Schema.Attribute.Required;
    edge: Schema.Attribute.Text & Schema.Attribute.Required;
    except: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    extra: Schema.Attribute.Text & Schema.Attribute.Required;
    key: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Unique;
    kind: Schema.Attribute.Enumeration<['trade', 'general', 'sector', 'any']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'trade'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::knowledge.trade'> & Schema.Attribute.Private;
    partners: Schema.Attribute.Text & Schema.Attribute.Required;
    position: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<100000>;
    publishedAt: Schema.Attribute.DateTime;
    quiet: Schema.Attribute.Text & Schema.Attribute.Required;
    reviewedBy: Schema.Attribute.String;
    reviewedOn: Schema.Attribute.Date;
    rules: Schema.Attribute.Text & Schema.Attribute.Required;
    season: Schema.Attribute.Text & Schema.Attribute.Required;
    sells: Schema.Attribute.Text & Schema.Attribute.Required;
    shop: Schema.Attribute.String & Schema.Attribute.Required;
    sources: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    waste: Schema.Attribute.Text & Schema.Attribute.Required;
    ways: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
  };
}

export interface ApiMailOutboxMail extends Struct.CollectionTypeSchema {
  collectionName: 'outbox_mails';
  info: {
    displayName: 'Email in uscita';
    pluralName: 'outbox-mails';
    singularName: 'outbox-mail';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    attempts: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    calendar: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    dedupeKey: Schema.Attribute.String & Schema.Attribute.Required;
    expiresAt: Schema.Attribute.DateTime;
    html: Schema.Attribute.Text & Schema.Attribute.Required;
    kind: Schema.Attribute.String & Schema.Attribute.Required;
    language: Schema.Attribute.Enumeration<['it', 'en']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'it'>;
    lastError: Schema.Attribute.Text;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::mail.outbox-mail'> & Schema.Attribute.Private;
    messageId: Schema.Attribute.String & Schema.Attribute.Required;
    nextAttemptAt: Schema.Attribute.DateTime;
    publishedAt: Schema.Attribute.DateTime;
    recipient: Schema.Attribute.String & Schema.Attribute.Required;
    sentAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['queued', 'sending', 'sent', 'failed', 'captured', 'expired']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'queued'>;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiModelModelUsage extends Struct.CollectionTypeSchema {
  collectionName: 'model_usages';
  info: {
    displayName: 'Consumo dei modelli';
    pluralName: 'model-usages';
    singularName: 'model-usage';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    botId: Schema.Attribute.String & Schema.Attribute.Required;
    calls: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    feature: Schema.Attribute.String & Schema.Attribute.Required;
    inputTokens: Schema.Attribute.BigInteger & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::model.model-usage'> &
      Schema.Attribute.Private;
    microCents: Schema.Attribute.BigInteger & Schema.Attribute.Required;
    model: Schema.Attribute.String & Schema.Attribute.Required;
    month: Schema.Attribute.String & Schema.Attribute.Required;
    outputTokens: Schema.Attribute.BigInteger & Schema.Attribute.Required;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiModelPlatformModel extends Struct.CollectionTypeSchema {
  collectionName: 'platform_models';
  info: {
    displayName: 'Modello della piattaforma';
    pluralName: 'platform-models';
    singularName: 'platform-model';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    apiKey: Schema.Attribute.Text & Schema.Attribute.Private;
    baseUrl: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    feature: Schema.Attribute.String & Schema.Attribute.Required;
    inputPrice: Schema.Attribute.Integer & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::model.platform-model'> &
      Schema.Attribute.Private;
    model: Schema.Attribute.String & Schema.Attribute.Required;
    monthlyBudget: Schema.Attribute.Integer;
    outputPrice: Schema.Attribute.Integer & Schema.Attribute.Required;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiNotificationNotification extends Struct.CollectionTypeSchema {
  collectionName: 'notifications';
  info: {
    displayName: 'Notifica';
    pluralName: 'notifications';
    singularName: 'notification';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    dedupeKey: Schema.Attribute.String & Schema.Attribute.Private;
    kind: Schema.Attribute.String & Schema.Attribute.Required;
    link: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::notification.notification'> &
      Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    params: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    readAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiProductProduct extends Struct.CollectionTypeSchema {
  collectionName: 'products';
  info: {
    displayName: 'Prodotti';
    pluralName: 'products';
    singularName: 'product';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    activationTime: Schema.Attribute.String & Schema.Attribute.DefaultTo<'Attivazione immediata'>;
    activationTimeEn: Schema.Attribute.String;
    badge: Schema.Attribute.String;
    badgeColor: Schema.Attribute.String &
      Schema.Attribute.CustomField<'global::color'> &
      Schema.Attribute.DefaultTo<'#c62828'>;
    badgeEn: Schema.Attribute.String;
    badgeTextColor: Schema.Attribute.String &
      Schema.Attribute.CustomField<'global::color'> &
      Schema.Attribute.DefaultTo<'#ffffff'>;
    billingPeriod: Schema.Attribute.Enumeration<['month', 'year', 'once']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'month'>;
    changeHours: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 720;
          min: 0;
        },
        number
      >;
    consultant: Schema.Attribute.Relation<'manyToOne', 'api::booking.consultant'>;
    consultationMinutes: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 30;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.Text & Schema.Attribute.Required;
    descriptionEn: Schema.Attribute.Text;
    footerBgColor: Schema.Attribute.String &
      Schema.Attribute.CustomField<'global::color'> &
      Schema.Attribute.DefaultTo<'#EF4444'>;
    footerTextColor: Schema.Attribute.String &
      Schema.Attribute.CustomField<'global::color'> &
      Schema.Attribute.DefaultTo<'#FFFFFF'>;
    illustration: Schema.Attribute.String;
    image: Schema.Attribute.Media<'images'>;
    imageBgColor: Schema.Attribute.String &
      Schema.Attribute.CustomField<'global::color'> &
      Schema.Attribute.DefaultTo<'#f1ece2'>;
    installationGuide: Schema.Attribute.Text;
    installationGuideEn: Schema.Attribute.Text;
    installations: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<10>;
    kind: Schema.Attribute.Enumeration<['chatbot', 'social', 'consultation', 'service', 'credits']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'service'>;
    listed: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::product.product'> & Schema.Attribute.Private;
    messageCredits: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    optional: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    optionalEn: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    otherPeriodPriceCents: Schema.Attribute.Integer &
      Schema.Attribute.CustomField<'global::euro'> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    platforms: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    priceBgColor: Schema.Attribute.String &
      Schema.Attribute.CustomField<'global::color'> &
      Schema.Attribute.DefaultTo<'#22C55E'>;
    priceCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::euro'> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    priceTextColor: Schema.Attribute.String &
      Schema.Attribute.CustomField<'global::color'> &
      Schema.Attribute.DefaultTo<'#FFFFFF'>;
    publishedAt: Schema.Attribute.DateTime;
    requires: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    requiresEn: Schema.Attribute.JSON & Schema.Attribute.CustomField<'global::text-list'>;
    slug: Schema.Attribute.String & Schema.Attribute.Required;
    templatePath: Schema.Attribute.String & Schema.Attribute.Private;
    title: Schema.Attribute.String & Schema.Attribute.Required;
    titleEn: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiProductRating extends Struct.CollectionTypeSchema {
  collectionName: 'ratings';
  info: {
    displayName: 'Recensione';
    pluralName: 'ratings';
    singularName: 'rating';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    comment: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::product.rating'> & Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    product: Schema.Attribute.Relation<'manyToOne', 'api::product.product'>;
    publishedAt: Schema.Attribute.DateTime;
    purchase: Schema.Attribute.Relation<'manyToOne', 'api::purchase.purchase'>;
    stars: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
          min: 1;
        },
        number
      >;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiProjectProject extends Struct.CollectionTypeSchema {
  collectionName: 'projects';
  info: {
    displayName: 'Progetto';
    pluralName: 'projects';
    singularName: 'project';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    answers: Schema.Attribute.JSON;
    company: Schema.Attribute.Relation<'manyToOne', 'api::company.company'>;
    companyName: Schema.Attribute.String;
    contactEmail: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    kind: Schema.Attribute.Enumeration<['filed-accounts', 'no-filed-accounts', 'business-idea', 'chat']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'chat'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::project.project'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'Progetto senza nome'>;
    openQuestion: Schema.Attribute.String;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    pec: Schema.Attribute.String;
    prompt: Schema.Attribute.Text;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['active', 'archived']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'active'>;
    step: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiProjectReport extends Struct.CollectionTypeSchema {
  collectionName: 'reports';
  info: {
    displayName: 'Report';
    pluralName: 'reports';
    singularName: 'report';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    content: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    draft: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    failure: Schema.Attribute.Enumeration<['TOO_SLOW', 'TOO_LARGE', 'INTERNAL']>;
    fileKey: Schema.Attribute.String & Schema.Attribute.Private;
    kind: Schema.Attribute.Enumeration<['analysis', 'offer']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'analysis'>;
    language: Schema.Attribute.Enumeration<['it', 'en']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'it'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::project.report'> & Schema.Attribute.Private;
    number: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<1>;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    project: Schema.Attribute.Relation<'manyToOne', 'api::project.project'>;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['queued', 'working', 'ready', 'failed']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'queued'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiPurchaseCoupon extends Struct.CollectionTypeSchema {
  collectionName: 'coupons';
  info: {
    displayName: 'Coupon';
    pluralName: 'coupons';
    singularName: 'coupon';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    active: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    amountOffCents: Schema.Attribute.Integer &
      Schema.Attribute.CustomField<'global::euro'> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    code: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::purchase.coupon'> & Schema.Attribute.Private;
    maxRedemptions: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    percentOff: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    redeemed: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    validUntil: Schema.Attribute.DateTime;
  };
}

export interface ApiPurchaseCouponRedemption extends Struct.CollectionTypeSchema {
  collectionName: 'coupon_redemptions';
  info: {
    displayName: 'Uso di un coupon';
    pluralName: 'coupon-redemptions';
    singularName: 'coupon-redemption';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    coupon: Schema.Attribute.Relation<'manyToOne', 'api::purchase.coupon'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::purchase.coupon-redemption'> &
      Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    publishedAt: Schema.Attribute.DateTime;
    purchase: Schema.Attribute.Relation<'manyToOne', 'api::purchase.purchase'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiPurchaseInstallation extends Struct.CollectionTypeSchema {
  collectionName: 'installations';
  info: {
    displayName: 'Installazione';
    pluralName: 'installations';
    singularName: 'installation';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    kind: Schema.Attribute.Enumeration<['chatbot', 'social', 'consultation', 'service']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'service'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::purchase.installation'> &
      Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    product: Schema.Attribute.Relation<'manyToOne', 'api::product.product'>;
    publishedAt: Schema.Attribute.DateTime;
    purchase: Schema.Attribute.Relation<'manyToOne', 'api::purchase.purchase'>;
    state: Schema.Attribute.Enumeration<['active', 'suspended']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'active'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiPurchaseInvoiceTransmission extends Struct.CollectionTypeSchema {
  collectionName: 'invoice_transmissions';
  info: {
    displayName: 'Invio di una fattura';
    pluralName: 'invoice-transmissions';
    singularName: 'invoice-transmission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    attempt: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    fileName: Schema.Attribute.String & Schema.Attribute.Required;
    followed: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::purchase.invoice-transmission'> &
      Schema.Attribute.Private;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    reason: Schema.Attribute.Text;
    receipt: Schema.Attribute.Relation<'manyToOne', 'api::purchase.receipt'>;
    reference: Schema.Attribute.String;
    state: Schema.Attribute.Enumeration<
      [
        'waiting',
        'failed',
        'sent',
        'rejected',
        'not-delivered',
        'delivered',
        'accepted',
        'refused',
        'expired',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'waiting'>;
    stateAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiPurchasePaymentEvent extends Struct.CollectionTypeSchema {
  collectionName: 'payment_events';
  info: {
    displayName: 'Evento di pagamento';
    pluralName: 'payment-events';
    singularName: 'payment-event';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    appliedAt: Schema.Attribute.DateTime;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    eventId: Schema.Attribute.String & Schema.Attribute.Required;
    kind: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::purchase.payment-event'> &
      Schema.Attribute.Private;
    payload: Schema.Attribute.JSON;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['received', 'applied', 'ignored']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'received'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiPurchasePaymentSession extends Struct.CollectionTypeSchema {
  collectionName: 'payment_sessions';
  info: {
    displayName: 'Sessione di pagamento';
    pluralName: 'payment-sessions';
    singularName: 'payment-session';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    amountCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::euro'> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    cancelUrl: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    declinesRenewals: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::purchase.payment-session'> &
      Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    publishedAt: Schema.Attribute.DateTime;
    purchase: Schema.Attribute.Relation<'manyToOne', 'api::purchase.purchase'>;
    returnUrl: Schema.Attribute.String;
    sessionId: Schema.Attribute.String & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<['open', 'complete', 'declined', 'abandoned']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'open'>;
    title: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiPurchasePurchase extends Struct.CollectionTypeSchema {
  collectionName: 'purchases';
  info: {
    displayName: 'Acquisto';
    pluralName: 'purchases';
    singularName: 'purchase';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    adminNote: Schema.Attribute.Text & Schema.Attribute.Private;
    billing: Schema.Attribute.JSON & Schema.Attribute.Private;
    billingPeriod: Schema.Attribute.Enumeration<['month', 'year', 'once']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'month'>;
    bookings: Schema.Attribute.Relation<'oneToMany', 'api::booking.booking'>;
    cancelAtPeriodEnd: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    card: Schema.Attribute.JSON & Schema.Attribute.Private;
    chatbot: Schema.Attribute.Relation<'manyToOne', 'api::chatbot.chatbot'>;
    couponCode: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    creditedMessages: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    creditMessages: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    discountCents: Schema.Attribute.Integer &
      Schema.Attribute.CustomField<'global::euro'> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    dispute: Schema.Attribute.Enumeration<['open', 'lost', 'won']>;
    fulfilledAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::purchase.purchase'> &
      Schema.Attribute.Private;
    method: Schema.Attribute.Enumeration<['card', 'transfer']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'card'>;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    paidAt: Schema.Attribute.DateTime;
    pausedAt: Schema.Attribute.DateTime;
    pausedUntil: Schema.Attribute.DateTime;
    paymentPage: Schema.Attribute.Text & Schema.Attribute.Private;
    periodEndsAt: Schema.Attribute.DateTime;
    planChange: Schema.Attribute.JSON & Schema.Attribute.Private;
    priceCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::euro'> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    product: Schema.Attribute.Relation<'manyToOne', 'api::product.product'>;
    productTitle: Schema.Attribute.String;
    provider: Schema.Attribute.String;
    providerCustomer: Schema.Attribute.String & Schema.Attribute.Private;
    providerReference: Schema.Attribute.String & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    purchasedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    refund: Schema.Attribute.JSON & Schema.Attribute.Private;
    renewsFrom: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<
      [
        'pending',
        'paid',
        'failed',
        'expiring',
        'unpaid',
        'cancelled',
        'expired',
        'refunded',
        'withdrawn',
        'ended',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'pending'>;
    transferReference: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    vatCents: Schema.Attribute.Integer &
      Schema.Attribute.CustomField<'global::euro'> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    vatCheck: Schema.Attribute.JSON & Schema.Attribute.Private;
    vatCheckDueAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    withdrawnAt: Schema.Attribute.DateTime;
  };
}

export interface ApiPurchaseReceipt extends Struct.CollectionTypeSchema {
  collectionName: 'receipts';
  info: {
    displayName: 'Ricevuta';
    pluralName: 'receipts';
    singularName: 'receipt';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    amountCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::euro'>;
    corrects: Schema.Attribute.Relation<'manyToOne', 'api::purchase.receipt'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    invoiceDigest: Schema.Attribute.String & Schema.Attribute.Private;
    invoiceName: Schema.Attribute.String & Schema.Attribute.Private;
    invoiceXml: Schema.Attribute.Text & Schema.Attribute.Private;
    issuedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::purchase.receipt'> & Schema.Attribute.Private;
    number: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    pdfDigest: Schema.Attribute.String & Schema.Attribute.Private;
    periodEnd: Schema.Attribute.DateTime;
    periodStart: Schema.Attribute.DateTime;
    publishedAt: Schema.Attribute.DateTime;
    purchase: Schema.Attribute.Relation<'manyToOne', 'api::purchase.purchase'>;
    seal: Schema.Attribute.JSON & Schema.Attribute.Private;
    snapshot: Schema.Attribute.JSON & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    vatCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::euro'>;
    year: Schema.Attribute.Integer & Schema.Attribute.Required;
  };
}

export interface ApiPurchaseReceiptFile extends Struct.CollectionTypeSchema {
  collectionName: 'receipt_files';
  info: {
    displayName: 'Ricevuta in PDF';
    pluralName: 'receipt-files';
    singularName: 'receipt-file';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    content: Schema.Attribute.Text & Schema.Attribute.Required & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::purchase.receipt-file'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    receipt: Schema.Attribute.Relation<'manyToOne', 'api::purchase.receipt'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiServiceOrderServiceFile extends Struct.CollectionTypeSchema {
  collectionName: 'service_files';
  info: {
    displayName: 'File di un ordine';
    pluralName: 'service-files';
    singularName: 'service-file';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    bytes: Schema.Attribute.Integer & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    fileKey: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::service-order.service-file'> &
      Schema.Attribute.Private;
    message: Schema.Attribute.Relation<'manyToOne', 'api::service-order.service-message'>;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    order: Schema.Attribute.Relation<'manyToOne', 'api::service-order.service-order'>;
    publishedAt: Schema.Attribute.DateTime;
    side: Schema.Attribute.Enumeration<['customer', 'team']> & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiServiceOrderServiceMessage extends Struct.CollectionTypeSchema {
  collectionName: 'service_messages';
  info: {
    displayName: 'Messaggio di un ordine';
    pluralName: 'service-messages';
    singularName: 'service-message';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    author: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    kind: Schema.Attribute.Enumeration<['message', 'delivery', 'revision']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'message'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::service-order.service-message'> &
      Schema.Attribute.Private;
    order: Schema.Attribute.Relation<'manyToOne', 'api::service-order.service-order'>;
    publishedAt: Schema.Attribute.DateTime;
    side: Schema.Attribute.Enumeration<['customer', 'team']> & Schema.Attribute.Required;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiServiceOrderServiceOrder extends Struct.CollectionTypeSchema {
  collectionName: 'service_orders';
  info: {
    displayName: 'Ordine di un servizio';
    pluralName: 'service-orders';
    singularName: 'service-order';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    acceptedAt: Schema.Attribute.DateTime;
    assignee: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    brief: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    deliveredAt: Schema.Attribute.DateTime;
    dueOn: Schema.Attribute.String;
    installation: Schema.Attribute.Relation<'manyToOne', 'api::purchase.installation'>;
    installId: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::service-order.service-order'> &
      Schema.Attribute.Private;
    minutes: Schema.Attribute.Integer &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    note: Schema.Attribute.Text & Schema.Attribute.Private;
    orderedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    publishedAt: Schema.Attribute.DateTime;
    purchase: Schema.Attribute.Relation<'manyToOne', 'api::purchase.purchase'>;
    recurring: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    state: Schema.Attribute.Enumeration<['to-start', 'in-progress', 'delivered', 'accepted', 'to-revise']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'to-start'>;
    title: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer & Schema.Attribute.Private & Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiSocialOauthState extends Struct.CollectionTypeSchema {
  collectionName: 'oauth_states';
  info: {
    displayName: 'Stato OAuth';
    pluralName: 'oauth-states';
    singularName: 'oauth-state';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    account: Schema.Attribute.Relation<'manyToOne', 'api::social.social-account'>;
    browserHash: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    expiresAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    failure: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.oauth-state'> &
      Schema.Attribute.Private;
    missingScopes: Schema.Attribute.JSON;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    pendingGrant: Schema.Attribute.Text & Schema.Attribute.Private;
    platform: Schema.Attribute.String & Schema.Attribute.Required;
    project: Schema.Attribute.Relation<'manyToOne', 'api::social.social-project'>;
    publishedAt: Schema.Attribute.DateTime;
    server: Schema.Attribute.String;
    state: Schema.Attribute.Enumeration<['waiting', 'choosing', 'connected', 'failed']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'waiting'>;
    stateHash: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    targets: Schema.Attribute.JSON & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    usedAt: Schema.Attribute.DateTime;
    verifier: Schema.Attribute.Text & Schema.Attribute.Private;
  };
}

export interface ApiSocialSocialAccount extends Struct.CollectionTypeSchema {
  collectionName: 'social_accounts';
  info: {
    displayName: 'Account social';
    pluralName: 'social-accounts';
    singularName: 'social-account';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    accessToken: Schema.Attribute.Text & Schema.Attribute.Private;
    accountName: Schema.Attribute.String;
    boardId: Schema.Attribute.String;
    boardName: Schema.Attribute.String;
    connectedAt: Schema.Attribute.DateTime;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    gatedUntil: Schema.Attribute.DateTime;
    gateReason: Schema.Attribute.String;
    grantedScopes: Schema.Attribute.JSON & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.social-account'> &
      Schema.Attribute.Private;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    pageId: Schema.Attribute.String;
    personId: Schema.Attribute.String & Schema.Attribute.Private;
    platform: Schema.Attribute.Enumeration<
      ['facebook', 'instagram', 'x', 'linkedin', 'pinterest', 'bluesky', 'mastodon', 'threads', 'googlebusiness']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'facebook'>;
    project: Schema.Attribute.Relation<'manyToOne', 'api::social.social-project'>;
    publishedAt: Schema.Attribute.DateTime;
    refreshExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    refreshingUntil: Schema.Attribute.DateTime & Schema.Attribute.Private;
    refreshToken: Schema.Attribute.Text & Schema.Attribute.Private;
    renewAfter: Schema.Attribute.DateTime & Schema.Attribute.Private;
    renewalFailures: Schema.Attribute.Integer & Schema.Attribute.Private & Schema.Attribute.DefaultTo<0>;
    server: Schema.Attribute.String;
    simulated: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    state: Schema.Attribute.Enumeration<['connected', 'reconnect', 'disconnected']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'connected'>;
    tokenExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    tokenVersion: Schema.Attribute.Integer & Schema.Attribute.Private & Schema.Attribute.DefaultTo<0>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    userToken: Schema.Attribute.Text & Schema.Attribute.Private;
    warnedAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
  };
}

export interface ApiSocialSocialFile extends Struct.CollectionTypeSchema {
  collectionName: 'social_files';
  info: {
    displayName: 'File di riferimento social';
    pluralName: 'social-files';
    singularName: 'social-file';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    bytes: Schema.Attribute.Integer;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    failure: Schema.Attribute.String;
    fileKey: Schema.Attribute.String & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.social-file'> &
      Schema.Attribute.Private;
    mime: Schema.Attribute.String;
    name: Schema.Attribute.String;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    project: Schema.Attribute.Relation<'manyToOne', 'api::social.social-project'>;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['waiting', 'read', 'kept', 'failed']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'waiting'>;
    text: Schema.Attribute.Text & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiSocialSocialGeneration extends Struct.CollectionTypeSchema {
  collectionName: 'social_generations';
  info: {
    displayName: 'Generazione di post';
    pluralName: 'social-generations';
    singularName: 'social-generation';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    failure: Schema.Attribute.String;
    finishedAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.social-generation'> &
      Schema.Attribute.Private;
    made: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    platforms: Schema.Attribute.JSON;
    project: Schema.Attribute.Relation<'manyToOne', 'api::social.social-project'>;
    publishedAt: Schema.Attribute.DateTime;
    requestKey: Schema.Attribute.String & Schema.Attribute.Private;
    schedule: Schema.Attribute.Relation<'manyToOne', 'api::social.social-schedule'>;
    state: Schema.Attribute.Enumeration<['running', 'done', 'failed']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'running'>;
    topics: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    wanted: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
  };
}

export interface ApiSocialSocialHeartbeat extends Struct.CollectionTypeSchema {
  collectionName: 'social_heartbeats';
  info: {
    displayName: 'Attivit\u00E0 del pubblicatore';
    pluralName: 'social-heartbeats';
    singularName: 'social-heartbeat';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    heartbeatAt: Schema.Attribute.DateTime;
    instanceId: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.social-heartbeat'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiSocialSocialNetwork extends Struct.CollectionTypeSchema {
  collectionName: 'social_networks';
  info: {
    displayName: 'Rete social';
    pluralName: 'social-networks';
    singularName: 'social-network';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    gatedUntil: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.social-network'> &
      Schema.Attribute.Private;
    note: Schema.Attribute.Text & Schema.Attribute.Private;
    pausedAt: Schema.Attribute.DateTime;
    platform: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiSocialSocialPhoto extends Struct.CollectionTypeSchema {
  collectionName: 'social_photos';
  info: {
    displayName: 'Foto social';
    pluralName: 'social-photos';
    singularName: 'social-photo';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    alt: Schema.Attribute.Text;
    bytes: Schema.Attribute.Integer;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    fileKey: Schema.Attribute.String & Schema.Attribute.Private;
    focusX: Schema.Attribute.Float & Schema.Attribute.DefaultTo<0.5>;
    focusY: Schema.Attribute.Float & Schema.Attribute.DefaultTo<0.5>;
    folder: Schema.Attribute.String;
    height: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.social-photo'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    project: Schema.Attribute.Relation<'manyToOne', 'api::social.social-project'>;
    publishedAt: Schema.Attribute.DateTime;
    tags: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    width: Schema.Attribute.Integer;
  };
}

export interface ApiSocialSocialPost extends Struct.CollectionTypeSchema {
  collectionName: 'social_posts';
  info: {
    displayName: 'Post social';
    pluralName: 'social-posts';
    singularName: 'social-post';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    account: Schema.Attribute.Relation<'manyToOne', 'api::social.social-account'>;
    aiGenerated: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    approvedAt: Schema.Attribute.DateTime;
    attempts: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    attemptStartedAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    batchKey: Schema.Attribute.String & Schema.Attribute.Private;
    callToAction: Schema.Attribute.String;
    contentHash: Schema.Attribute.String & Schema.Attribute.Private;
    copy: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    deletedAt: Schema.Attribute.DateTime;
    draft: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    externalId: Schema.Attribute.String;
    externalUrl: Schema.Attribute.Text;
    failure: Schema.Attribute.String;
    failureKind: Schema.Attribute.String & Schema.Attribute.Private;
    generation: Schema.Attribute.Relation<'manyToOne', 'api::social.social-generation'>;
    hashtags: Schema.Attribute.JSON;
    imageAlt: Schema.Attribute.Text;
    imageFile: Schema.Attribute.String & Schema.Attribute.Private;
    imageHeight: Schema.Attribute.Integer;
    imageKind: Schema.Attribute.String;
    imageWidth: Schema.Attribute.Integer;
    kind: Schema.Attribute.String;
    late: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    leaseToken: Schema.Attribute.String & Schema.Attribute.Private;
    leaseUntil: Schema.Attribute.DateTime & Schema.Attribute.Private;
    link: Schema.Attribute.Text;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.social-post'> &
      Schema.Attribute.Private;
    metrics: Schema.Attribute.JSON;
    metricsDueAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    metricsReadAt: Schema.Attribute.DateTime;
    metricsStep: Schema.Attribute.Integer & Schema.Attribute.Private & Schema.Attribute.DefaultTo<0>;
    modelFault: Schema.Attribute.String;
    moreImages: Schema.Attribute.JSON;
    notBefore: Schema.Attribute.DateTime & Schema.Attribute.Private;
    operatorNote: Schema.Attribute.Text & Schema.Attribute.Private;
    phase: Schema.Attribute.String & Schema.Attribute.Private;
    photo: Schema.Attribute.Relation<'manyToOne', 'api::social.social-photo'>;
    pinned: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    platform: Schema.Attribute.Enumeration<
      ['facebook', 'instagram', 'x', 'linkedin', 'pinterest', 'bluesky', 'mastodon', 'threads', 'googlebusiness']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'facebook'>;
    postedAt: Schema.Attribute.DateTime;
    project: Schema.Attribute.Relation<'manyToOne', 'api::social.social-project'>;
    publishedAt: Schema.Attribute.DateTime;
    reason: Schema.Attribute.JSON;
    reconcileAttempts: Schema.Attribute.Integer & Schema.Attribute.Private & Schema.Attribute.DefaultTo<0>;
    repeatAllowed: Schema.Attribute.Boolean & Schema.Attribute.Private & Schema.Attribute.DefaultTo<false>;
    reviews: Schema.Attribute.JSON;
    schedule: Schema.Attribute.Relation<'manyToOne', 'api::social.social-schedule'>;
    scheduledFor: Schema.Attribute.DateTime;
    slotKey: Schema.Attribute.String & Schema.Attribute.Private;
    staged: Schema.Attribute.JSON & Schema.Attribute.Private;
    state: Schema.Attribute.Enumeration<
      ['queued', 'generating', 'ready', 'publishing', 'published', 'failed', 'to-verify', 'skipped']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'queued'>;
    threadPlace: Schema.Attribute.Integer & Schema.Attribute.Private & Schema.Attribute.DefaultTo<0>;
    threadRoot: Schema.Attribute.Relation<'manyToOne', 'api::social.social-post'>;
    timezone: Schema.Attribute.String & Schema.Attribute.DefaultTo<'Europe/Rome'>;
    title: Schema.Attribute.String;
    topic: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiSocialSocialProject extends Struct.CollectionTypeSchema {
  collectionName: 'social_projects';
  info: {
    displayName: 'Progetto social';
    pluralName: 'social-projects';
    singularName: 'social-project';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    installation: Schema.Attribute.Relation<'manyToOne', 'api::purchase.installation'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.social-project'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    owner: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.user'>;
    plan: Schema.Attribute.JSON;
    profile: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    purchase: Schema.Attribute.Relation<'manyToOne', 'api::purchase.purchase'>;
    reviewExpiresAt: Schema.Attribute.DateTime;
    reviewTokenHash: Schema.Attribute.String & Schema.Attribute.Private;
    settings: Schema.Attribute.JSON;
    state: Schema.Attribute.Enumeration<['draft', 'active', 'paused']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'draft'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiSocialSocialSchedule extends Struct.CollectionTypeSchema {
  collectionName: 'social_schedules';
  info: {
    displayName: 'Calendario social';
    pluralName: 'social-schedules';
    singularName: 'social-schedule';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    active: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    daysOfWeek: Schema.Attribute.JSON;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.social-schedule'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    postsPerWeek: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 21;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<6>;
    postTimes: Schema.Attribute.JSON;
    project: Schema.Attribute.Relation<'manyToOne', 'api::social.social-project'>;
    publishedAt: Schema.Attribute.DateTime;
    timezone: Schema.Attribute.String & Schema.Attribute.DefaultTo<'Europe/Rome'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiSocialSocialServer extends Struct.CollectionTypeSchema {
  collectionName: 'social_servers';
  info: {
    displayName: 'Server social';
    pluralName: 'social-servers';
    singularName: 'social-server';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    clientId: Schema.Attribute.String & Schema.Attribute.Required;
    clientSecret: Schema.Attribute.Text & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::social.social-server'> &
      Schema.Attribute.Private;
    platform: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    server: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesRelease extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_releases';
  info: {
    displayName: 'Release';
    pluralName: 'releases';
    singularName: 'release';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    actions: Schema.Attribute.Relation<'oneToMany', 'plugin::content-releases.release-action'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::content-releases.release'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    releasedAt: Schema.Attribute.DateTime;
    scheduledAt: Schema.Attribute.DateTime;
    status: Schema.Attribute.Enumeration<['ready', 'blocked', 'failed', 'done', 'empty']> &
      Schema.Attribute.Required;
    timezone: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesReleaseAction extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_release_actions';
  info: {
    displayName: 'Release Action';
    pluralName: 'release-actions';
    singularName: 'release-action';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentType: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    entryDocumentId: Schema.Attribute.String;
    isEntryValid: Schema.Attribute.Boolean;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::content-releases.release-action'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    release: Schema.Attribute.Relation<'manyToOne', 'plugin::content-releases.release'>;
    type: Schema.Attribute.Enumeration<['publish', 'unpublish']> & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginI18NLocale extends Struct.CollectionTypeSchema {
  collectionName: 'i18n_locale';
  info: {
    collectionName: 'locales';
    description: '';
    displayName: 'Locale';
    pluralName: 'locales';
    singularName: 'locale';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String & Schema.Attribute.Unique;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::i18n.locale'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflow extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows';
  info: {
    description: '';
    displayName: 'Workflow';
    name: 'Workflow';
    pluralName: 'workflows';
    singularName: 'workflow';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentTypes: Schema.Attribute.JSON & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'[]'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::review-workflows.workflow'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    stageRequiredToPublish: Schema.Attribute.Relation<'oneToOne', 'plugin::review-workflows.workflow-stage'>;
    stages: Schema.Attribute.Relation<'oneToMany', 'plugin::review-workflows.workflow-stage'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflowStage extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows_stages';
  info: {
    description: '';
    displayName: 'Stages';
    name: 'Workflow Stage';
    pluralName: 'workflow-stages';
    singularName: 'workflow-stage';
  };
  options: {
    draftAndPublish: false;
    version: '1.1.0';
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    color: Schema.Attribute.String & Schema.Attribute.DefaultTo<'#4945FF'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::review-workflows.workflow-stage'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    permissions: Schema.Attribute.Relation<'manyToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    workflow: Schema.Attribute.Relation<'manyToOne', 'plugin::review-workflows.workflow'>;
  };
}

export interface PluginUploadFile extends Struct.CollectionTypeSchema {
  collectionName: 'files';
  info: {
    description: '';
    displayName: 'File';
    pluralName: 'files';
    singularName: 'file';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    alternativeText: Schema.Attribute.Text;
    caption: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    ext: Schema.Attribute.String;
    focalPoint: Schema.Attribute.JSON;
    folder: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'> & Schema.Attribute.Private;
    folderPath: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    formats: Schema.Attribute.JSON;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    height: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.file'> & Schema.Attribute.Private;
    mime: Schema.Attribute.String & Schema.Attribute.Required;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    previewUrl: Schema.Attribute.Text;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    provider_metadata: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    related: Schema.Attribute.Relation<'morphToMany'>;
    size: Schema.Attribute.Decimal & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    url: Schema.Attribute.Text & Schema.Attribute.Required;
    width: Schema.Attribute.Integer;
  };
}

export interface PluginUploadFolder extends Struct.CollectionTypeSchema {
  collectionName: 'upload_folders';
  info: {
    displayName: 'Folder';
    pluralName: 'folders';
    singularName: 'folder';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    children: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.folder'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    files: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.file'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.folder'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    parent: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'>;
    path: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    pathId: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginUsersPermissionsPermission extends Struct.CollectionTypeSchema {
  collectionName: 'up_permissions';
  info: {
    description: '';
    displayName: 'Permission';
    name: 'permission';
    pluralName: 'permissions';
    singularName: 'permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::users-permissions.permission'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.role'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginUsersPermissionsRole extends Struct.CollectionTypeSchema {
  collectionName: 'up_roles';
  info: {
    description: '';
    displayName: 'Role';
    name: 'role';
    pluralName: 'roles';
    singularName: 'role';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::users-permissions.role'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 3;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'plugin::users-permissions.permission'>;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.String & Schema.Attribute.Unique;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    users: Schema.Attribute.Relation<'oneToMany', 'plugin::users-permissions.user'>;
  };
}

export interface PluginUsersPermissionsUser extends Struct.CollectionTypeSchema {
  collectionName: 'up_users';
  info: {
    description: '';
    displayName: 'User';
    name: 'user';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
    timestamps: true;
  };
  attributes: {
    avatarKey: Schema.Attribute.String & Schema.Attribute.Private;
    blocked: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    confirmationToken: Schema.Attribute.String & Schema.Attribute.Private;
    confirmationTokenExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    confirmed: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    displayName: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    erasesAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    language: Schema.Attribute.Enumeration<['it', 'en']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'it'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::users-permissions.user'> &
      Schema.Attribute.Private;
    newEmail: Schema.Attribute.String & Schema.Attribute.Private;
    newEmailExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    newEmailToken: Schema.Attribute.String & Schema.Attribute.Private;
    passkeysSince: Schema.Attribute.DateTime & Schema.Attribute.Private;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    provider: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetTokenExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    role: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.role'>;
    totpEnabledAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    totpSecret: Schema.Attribute.Text & Schema.Attribute.Private;
    totpStep: Schema.Attribute.Integer & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    username: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 3;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ContentTypeSchemas {
      'admin::api-token': AdminApiToken;
      'admin::api-token-permission': AdminApiTokenPermission;
      'admin::permission': AdminPermission;
      'admin::role': AdminRole;
      'admin::session': AdminSession;
      'admin::transfer-token': AdminTransferToken;
      'admin::transfer-token-permission': AdminTransferTokenPermission;
      'admin::user': AdminUser;
      'api::account.idempotency-key': ApiAccountIdempotencyKey;
      'api::account.panel-factor': ApiAccountPanelFactor;
      'api::account.passkey': ApiAccountPasskey;
      'api::account.recovery-code': ApiAccountRecoveryCode;
      'api::account.sign-in-challenge': ApiAccountSignInChallenge;
      'api::article.article': ApiArticleArticle;
      'api::article.help-article': ApiArticleHelpArticle;
      'api::article.legal-page': ApiArticleLegalPage;
      'api::article.slug-redirect': ApiArticleSlugRedirect;
      'api::audit.audit-entry': ApiAuditAuditEntry;
      'api::booking.booking': ApiBookingBooking;
      'api::booking.consultant': ApiBookingConsultant;
      'api::booking.holiday': ApiBookingHoliday;
      'api::booking.slot': ApiBookingSlot;
      'api::chatbot.chatbot': ApiChatbotChatbot;
      'api::chatbot.chatbot-version': ApiChatbotChatbotVersion;
      'api::chatbot.compared-question': ApiChatbotComparedQuestion;
      'api::chatbot.curated-answer': ApiChatbotCuratedAnswer;
      'api::chatbot.model-comparison': ApiChatbotModelComparison;
      'api::chatbot.model-setting': ApiChatbotModelSetting;
      'api::chatbot.passage': ApiChatbotPassage;
      'api::chatbot.passage-correction': ApiChatbotPassageCorrection;
      'api::chatbot.passage-vector': ApiChatbotPassageVector;
      'api::chatbot.question-decision': ApiChatbotQuestionDecision;
      'api::chatbot.regression-question': ApiChatbotRegressionQuestion;
      'api::chatbot.regression-run': ApiChatbotRegressionRun;
      'api::chatbot.site-page': ApiChatbotSitePage;
      'api::chatbot.training-file': ApiChatbotTrainingFile;
      'api::chatbot.visitor-message': ApiChatbotVisitorMessage;
      'api::chatbot.visitor-network': ApiChatbotVisitorNetwork;
      'api::chatbot.visitor-session': ApiChatbotVisitorSession;
      'api::company.company': ApiCompanyCompany;
      'api::conversation.assistant-usage': ApiConversationAssistantUsage;
      'api::conversation.attachment': ApiConversationAttachment;
      'api::conversation.conversation': ApiConversationConversation;
      'api::conversation.message': ApiConversationMessage;
      'api::job.job': ApiJobJob;
      'api::job.lease': ApiJobLease;
      'api::knowledge.fiscal-parameter': ApiKnowledgeFiscalParameter;
      'api::knowledge.knowledge-entry': ApiKnowledgeKnowledgeEntry;
      'api::knowledge.playbook': ApiKnowledgePlaybook;
      'api::knowledge.trade': ApiKnowledgeTrade;
      'api::mail.outbox-mail': ApiMailOutboxMail;
      'api::model.model-usage': ApiModelModelUsage;
      'api::model.platform-model': ApiModelPlatformModel;
      'api::notification.notification': ApiNotificationNotification;
      'api::product.product': ApiProductProduct;
      'api::product.rating': ApiProductRating;
      'api::project.project': ApiProjectProject;
      'api::project.report': ApiProjectReport;
      'api::purchase.coupon': ApiPurchaseCoupon;
      'api::purchase.coupon-redemption': ApiPurchaseCouponRedemption;
      'api::purchase.installation': ApiPurchaseInstallation;
      'api::purchase.invoice-transmission': ApiPurchaseInvoiceTransmission;
      'api::purchase.payment-event': ApiPurchasePaymentEvent;
      'api::purchase.payment-session': ApiPurchasePaymentSession;
      'api::purchase.purchase': ApiPurchasePurchase;
      'api::purchase.receipt': ApiPurchaseReceipt;
      'api::purchase.receipt-file': ApiPurchaseReceiptFile;
      'api::service-order.service-file': ApiServiceOrderServiceFile;
      'api::service-order.service-message': ApiServiceOrderServiceMessage;
      'api::service-order.service-order': ApiServiceOrderServiceOrder;
      'api::social.oauth-state': ApiSocialOauthState;
      'api::social.social-account': ApiSocialSocialAccount;
      'api::social.social-file': ApiSocialSocialFile;
      'api::social.social-generation': ApiSocialSocialGeneration;
      'api::social.social-heartbeat': ApiSocialSocialHeartbeat;
      'api::social.social-network': ApiSocialSocialNetwork;
      'api::social.social-photo': ApiSocialSocialPhoto;
      'api::social.social-post': ApiSocialSocialPost;
      'api::social.social-project': ApiSocialSocialProject;
      'api::social.social-schedule': ApiSocialSocialSchedule;
      'api::social.social-server': ApiSocialSocialServer;
      'plugin::content-releases.release': PluginContentReleasesRelease;
      'plugin::content-releases.release-action': PluginContentReleasesReleaseAction;
      'plugin::i18n.locale': PluginI18NLocale;
      'plugin::review-workflows.workflow': PluginReviewWorkflowsWorkflow;
      'plugin::review-workflows.workflow-stage': PluginReviewWorkflowsWorkflowStage;
      'plugin::upload.file': PluginUploadFile;
      'plugin::upload.folder': PluginUploadFolder;
      'plugin::users-permissions.permission': PluginUsersPermissionsPermission;
      'plugin::users-permissions.role': PluginUsersPermissionsRole;
      'plugin::users-permissions.user': PluginUsersPermissionsUser;
    }
  }
}
