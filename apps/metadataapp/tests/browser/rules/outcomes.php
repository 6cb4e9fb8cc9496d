<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Reads a case of JSON per line and answers each with what the server's rules say of it.

use OCA\MetadataApp\Tests\Unit\Model\Value\Outcome;

require dirname(__DIR__, 5) . '/shared/tools/php/bootstrap.php';

while (($line = fgets(STDIN)) !== false) {
	$case = json_decode($line, false, 512, JSON_THROW_ON_ERROR);
	$outcome = $case instanceof stdClass ? Outcome::of($case) : [];
	echo json_encode($outcome, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR), "\n";
}
