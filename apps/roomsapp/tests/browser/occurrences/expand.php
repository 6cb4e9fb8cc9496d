<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// expand.php [autoload.php]: reads [{text, zone, from, until}] as JSON and prints for each what the app makes of it, with the vobject of
// this repository or of an unpacked server.

use OCA\RoomsApp\Model\Calendar\Occurrence;
use OCA\RoomsApp\Model\Calendar\OccurrenceExpander;
use Sabre\VObject\Reader;
use Sabre\VObject\Version;

require dirname(__DIR__, 5) . '/shared/tools/php/bootstrap.php';
if (isset($argv[1])) {
	require $argv[1];
}

$answers = [];
foreach (json_decode(stream_get_contents(STDIN), flags: JSON_THROW_ON_ERROR) as $object) {
	$found = (new OccurrenceExpander())
		->expand(Reader::read($object->text), new DateTimeZone($object->zone), $object->from, $object->until);
	$answers[] = [
		'problem' => $found->problem?->name,
		'dates' => array_map(
			static fn (Occurrence $one): array => [$one->start, $one->end, $one->recurrenceId, $one->isAllDay],
			$found->list,
		),
	];
}
echo json_encode(['vobject' => Version::VERSION, 'answers' => $answers], JSON_THROW_ON_ERROR);
