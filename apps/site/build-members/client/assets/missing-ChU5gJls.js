import{d as e}from"./language-9Rwg1oSy.js";const s=e({messages:[]});function a(){return null}export{a as default,s as handle};
