<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Reads a case of JSON per line and answers each with what the server's rules say of it.

use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Tests\Unit\Model\Rules\Outcome;

require dirname(__DIR__, 5) . '/shared/tools/php/bootstrap.php';

while (($line = fgets(STDIN)) !== false) {
	$case = json_decode($line, false, 512, JSON_THROW_ON_ERROR);
	echo $case instanceof stdClass ? Json::canonical(Outcome::of($case)) : 'no case', "\n";
}
