<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// iterate.php <autoload.php>: reads an event and prints the first dates that vobject's own EventIterator finds, or what it throws.

use Sabre\VObject\Reader;
use Sabre\VObject\Recur\EventIterator;

error_reporting(E_ALL & ~E_DEPRECATED);
require $argv[1];

try {
	$iterator = new EventIterator(Reader::read(stream_get_contents(STDIN)), '1', new DateTimeZone('UTC'));
	for ($count = 0; $count < 6 && $iterator->valid(); $count++, $iterator->next()) {
		echo $count === 0 ? '' : ' ', gmdate('Ymd\THi', $iterator->getDtStart()->getTimestamp());
	}
} catch (Exception $failure) {
	echo $failure::class;
}
