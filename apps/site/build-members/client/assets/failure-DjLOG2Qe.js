import{c as o}from"./createLucideIcon-B-rrHxPt.js";/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const t={name:"circle-check",size:24,node:[["circle",{cx:"12",cy:"12",r:"10",key:"1mglay"}],["path",{d:"m16 9-5.5 5.5L8 12",key:"xofnsj"}]],aliases:["check-circle-2"]};t.node;const s=o(t);function l(c){if(typeof c!="object"||c===null||!("code"in c)||typeof c.code!="string")return{code:"internal_error"};const{code:i,fields:e,data:n}=c;return{code:i,...e&&{fields:e},...n&&{data:n}}}export{s as C,l as f};
