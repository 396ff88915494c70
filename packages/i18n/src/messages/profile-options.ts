import { defineMessages } from '../define-messages';

/** Names and options of profile fields; keyed by the part after `profile.`. */
export const profileMessages = defineMessages({
  'name.label': {
    id: 'profile.name.label',
    defaultMessage: 'Profile name',
    description: 'Field label: the name that others see',
  },
  'date_of_birth.label': {
    id: 'profile.date_of_birth.label',
    defaultMessage: 'Date of birth',
    description: 'Field label',
  },
  'age.label': {
    id: 'profile.age.label',
    defaultMessage: 'Age',
    description: 'Field label: age in years',
  },
  'country.label': {
    id: 'profile.country.label',
    defaultMessage: 'Country',
    description: 'Field label',
  },
  'region.label': {
    id: 'profile.region.label',
    defaultMessage: 'Region',
    description: 'Field label: province or state',
  },
  'city.label': {
    id: 'profile.city.label',
    defaultMessage: 'City',
    description: 'Field label: town where the member lives',
  },
  'description.label': {
    id: 'profile.description.label',
    defaultMessage: 'About me',
    description: 'Field label: the member’s own text',
  },
  'interests.label': {
    id: 'profile.interests.label',
    defaultMessage: 'Interests',
    description: 'Field label',
  },
  'gender.label': {
    id: 'profile.gender.label',
    defaultMessage: 'Gender',
    description: 'Field label',
  },
  'gender.male': {
    id: 'profile.gender.male',
    defaultMessage: 'Man',
    description: 'Gender of one member',
  },
  'gender.female': {
    id: 'profile.gender.female',
    defaultMessage: 'Woman',
    description: 'Gender of one member',
  },
  'sexuality.label': {
    id: 'profile.sexuality.label',
    defaultMessage: 'Orientation',
    description: 'Field label',
  },
  'sexuality.hetero': {
    id: 'profile.sexuality.hetero',
    defaultMessage: 'Straight',
    description: 'Orientation of one member',
  },
  'sexuality.gay': {
    id: 'profile.sexuality.gay',
    defaultMessage: 'Gay',
    description: 'Orientation of one member',
  },
  'sexuality.lesbian': {
    id: 'profile.sexuality.lesbian',
    defaultMessage: 'Lesbian',
    description: 'Orientation of one member',
  },
  'sexuality.bi': {
    id: 'profile.sexuality.bi',
    defaultMessage: 'Bisexual',
    description: 'Orientation of one member',
  },
  'hair_colour.label': {
    id: 'profile.hair_colour.label',
    defaultMessage: 'Hair colour',
    description: 'Field label',
  },
  'hair_colour.black': {
    id: 'profile.hair_colour.black',
    defaultMessage: 'Black',
    description: 'Hair colour',
  },
  'hair_colour.brown': {
    id: 'profile.hair_colour.brown',
    defaultMessage: 'Brown',
    description: 'Hair colour',
  },
  'hair_colour.blond': {
    id: 'profile.hair_colour.blond',
    defaultMessage: 'Blond',
    description: 'Hair colour',
  },
  'hair_colour.red': {
    id: 'profile.hair_colour.red',
    defaultMessage: 'Red',
    description: 'Hair colour',
  },
  'hair_colour.grey': {
    id: 'profile.hair_colour.grey',
    defaultMessage: 'Grey',
    description: 'Hair colour',
  },
  'hair_colour.white': {
    id: 'profile.hair_colour.white',
    defaultMessage: 'White',
    description: 'Hair colour',
  },
  'hair_colour.bald': {
    id: 'profile.hair_colour.bald',
    defaultMessage: 'Bald',
    description: 'Hair colour: no hair',
  },
  'hair_colour.coloured': {
    id: 'profile.hair_colour.coloured',
    defaultMessage: 'Dyed',
    description: 'Hair colour: dyed in a striking colour',
  },
  'eye_colour.label': {
    id: 'profile.eye_colour.label',
    defaultMessage: 'Eye colour',
    description: 'Field label',
  },
  'eye_colour.brown': {
    id: 'profile.eye_colour.brown',
    defaultMessage: 'Brown',
    description: 'Eye colour',
  },
  'eye_colour.blue': {
    id: 'profile.eye_colour.blue',
    defaultMessage: 'Blue',
    description: 'Eye colour',
  },
  'eye_colour.green': {
    id: 'profile.eye_colour.green',
    defaultMessage: 'Green',
    description: 'Eye colour',
  },
  'eye_colour.grey': {
    id: 'profile.eye_colour.grey',
    defaultMessage: 'Grey',
    description: 'Eye colour',
  },
  'eye_colour.hazel': {
    id: 'profile.eye_colour.hazel',
    defaultMessage: 'Hazel',
    description: 'Eye colour',
  },
  'eye_colour.other': {
    id: 'profile.eye_colour.other',
    defaultMessage: 'Another colour',
    description: 'Eye colour: another one',
  },
  'body_type.label': {
    id: 'profile.body_type.label',
    defaultMessage: 'Body type',
    description: 'Field label',
  },
  'body_type.slim': {
    id: 'profile.body_type.slim',
    defaultMessage: 'Slim',
    description: 'Build',
  },
  'body_type.athletic': {
    id: 'profile.body_type.athletic',
    defaultMessage: 'Athletic',
    description: 'Build',
  },
  'body_type.average': {
    id: 'profile.body_type.average',
    defaultMessage: 'Average',
    description: 'Build',
  },
  'body_type.curvy': {
    id: 'profile.body_type.curvy',
    defaultMessage: 'Curvy',
    description: 'Build, said with appreciation',
  },
  'body_type.full_figured': {
    id: 'profile.body_type.full_figured',
    defaultMessage: 'Full-figured',
    description: 'Build, said with appreciation',
  },
  'body_type.muscular': {
    id: 'profile.body_type.muscular',
    defaultMessage: 'Muscular',
    description: 'Build',
  },
  'relationship_status.label': {
    id: 'profile.relationship_status.label',
    defaultMessage: 'Relationship status',
    description: 'Field label',
  },
  'relationship_status.single': {
    id: 'profile.relationship_status.single',
    defaultMessage: 'Single',
    description: 'Relationship status, for any gender',
  },
  'relationship_status.divorced': {
    id: 'profile.relationship_status.divorced',
    defaultMessage: '{gender, select, female {Divorced} male {Divorced} other {Divorced}}',
    description: 'Relationship status of a member of that gender; other where it is not known',
  },
  'relationship_status.widowed': {
    id: 'profile.relationship_status.widowed',
    defaultMessage: '{gender, select, female {Widowed} male {Widowed} other {Widowed}}',
    description: 'Relationship status of a member of that gender; other where it is not known',
  },
  'relationship_status.separated': {
    id: 'profile.relationship_status.separated',
    defaultMessage: '{gender, select, female {Separated} male {Separated} other {Separated}}',
    description: 'Relationship status of a member of that gender; other where it is not known',
  },
  'relationship_status.open_relationship': {
    id: 'profile.relationship_status.open_relationship',
    defaultMessage: 'In an open relationship',
    description: 'Relationship status',
  },
  'relationship_status.in_relationship': {
    id: 'profile.relationship_status.in_relationship',
    defaultMessage: 'In a relationship',
    description: 'Relationship status',
  },
  'tattoos.label': {
    id: 'profile.tattoos.label',
    defaultMessage: 'Tattoos',
    description: 'Field label',
  },
  'tattoos.none': {
    id: 'profile.tattoos.none',
    defaultMessage: 'None',
    description: 'Number of tattoos',
  },
  'tattoos.few': {
    id: 'profile.tattoos.few',
    defaultMessage: 'A few',
    description: 'Number of tattoos',
  },
  'tattoos.many': {
    id: 'profile.tattoos.many',
    defaultMessage: 'Many',
    description: 'Number of tattoos',
  },
  'reason_for_signup.label': {
    id: 'profile.reason_for_signup.label',
    defaultMessage: 'Looking for',
    description: 'Field label: what the member hopes to find; followed by one of the reasons',
  },
  'reason_for_signup.relationship': {
    id: 'profile.reason_for_signup.relationship',
    defaultMessage: 'A relationship',
    description: 'What the member hopes to find',
  },
  'reason_for_signup.casual': {
    id: 'profile.reason_for_signup.casual',
    defaultMessage: 'Something casual',
    description: 'What the member hopes to find: no strings attached',
  },
  'reason_for_signup.friendship': {
    id: 'profile.reason_for_signup.friendship',
    defaultMessage: 'Friendship',
    description: 'What the member hopes to find',
  },
  'reason_for_signup.chat': {
    id: 'profile.reason_for_signup.chat',
    defaultMessage: 'Good conversation',
    description: 'What the member hopes to find',
  },
  'reason_for_signup.undecided': {
    id: 'profile.reason_for_signup.undecided',
    defaultMessage: 'Let’s see what happens',
    description: 'What the member hopes to find: open to anything',
  },
});
