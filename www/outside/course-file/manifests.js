// The files that describe a course to learning systems: the manifests of SCORM 1.2 and 2004, and the course structure of cmi5.

/** @typedef {import("../course/description.js").Course} Course */

/** The page that a learning system opens. */
export const PAGE = "course.html";

/**
 * The manifest of a course.
 * @param {Course} course
 * @param {string} id a UUID of the course
 * @param {string[]} files the paths of all other files
 * @returns {[file: string, text: string]}
 */
export function manifestOf(course, id, files) {
  switch (course.format) {
    case "scorm12":
      return ["imsmanifest.xml", scorm12(course, id, files)];
    case "scorm2004":
      return ["imsmanifest.xml", scorm2004(course, id, files)];
    case "cmi5":
      return ["cmi5.xml", cmi5(course, id)];
  }
}

/**
 * @param {Course} course
 * @param {string} id
 * @param {string[]} files
 */
function scorm12({ title }, id, files) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="warren-${id}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="warren">
    <organization identifier="warren">
      <title>${escaped(title)}</title>
      <item identifier="item" identifierref="page" isvisible="true">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${PAGE}">
${listOf(files)}
    </resource>
  </resources>
</manifest>
`;
}

/**
 * @param {Course} course
 * @param {string} id
 * @param {string[]} files
 */
function scorm2004({ title }, id, files) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="warren-${id}" version="1.0"
  xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 imscp_v1p1.xsd http://www.adlnet.org/xsd/adlcp_v1p3 adlcp_v1p3.xsd http://www.imsglobal.org/xsd/imsss imsss_v1p0.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>2004 4th Edition</schemaversion>
  </metadata>
  <organizations default="warren">
    <organization identifier="warren">
      <title>${escaped(title)}</title>
      <item identifier="item" identifierref="page" isvisible="true">
        <title>${escaped(title)}</title>
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormType="sco" href="${PAGE}">
${listOf(files)}
    </resource>
  </resources>
</manifest>
`;
}

/**
 * @param {Course} course
 * @param {string} id
 */
function cmi5({ language, rule, title }, id) {
  const words = `<langstring lang="${language ?? "en"}">${escaped(title)}</langstring>`;
  const mastery = rule.pass > 0 ? ` masteryScore="${rule.pass / 100}"` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="urn:uuid:${id}">
    <title>${words}</title>
    <description>${words}</description>
  </course>
  <au id="urn:uuid:${id}:page" launchMethod="AnyWindow" moveOn="CompletedAndPassed"${mastery}>
    <title>${words}</title>
    <description>${words}</description>
    <url>${PAGE}</url>
  </au>
</courseStructure>
`;
}

/** @param {string[]} files */
function listOf(files) {
  return files.map((file) => `      <file href="${escaped(file)}"/>`).join("\n");
}

/**
 * Escapes a text for XML. Characters that XML does not allow are removed.
 * @param {string} text
 */
function escaped(text) {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
