<?php

declare(strict_types=1);

// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Holds an info.xml against the host's schema: php validate-info.php <info.xml> <app-info.xsd>. Prints what is wrong.

[, $info, $schema] = $argv;
libxml_use_internal_errors(true);
$document = new DOMDocument();
$isValid = $document->load($info) && $document->schemaValidate($schema);
foreach (libxml_get_errors() as $error) {
	echo basename($info) . ':' . $error->line . ' ' . trim($error->message) . "\n";
}
exit($isValid ? 0 : 1);
