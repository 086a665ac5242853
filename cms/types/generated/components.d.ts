import type { Schema, Struct } from '@strapi/strapi';

export interface KnowledgeFigure extends Struct.ComponentSchema {
  collectionName: 'components_knowledge_figures';
  info: {
    displayName: 'Cifra con scadenza';
    icon: 'calendar';
  };
  attributes: {
    key: Schema.Attribute.String & Schema.Attribute.Required;
    source: Schema.Attribute.String;
    unit: Schema.Attribute.Enumeration<['euro', 'percent', 'number']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'euro'>;
    validFrom: Schema.Attribute.Date;
    validUntil: Schema.Attribute.Date;
    value: Schema.Attribute.Float & Schema.Attribute.Required;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'knowledge.figure': KnowledgeFigure;
    }
  }
}
