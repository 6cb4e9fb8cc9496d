<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// claimer.php <folder of the instance> <number>: one of many processes that ask for the same room at the same time. Odd ones
// save an event, even ones ask for a single date without one, and each third for a series. Prints what it hears. With a third
// argument it moves the event to the next hour instead, and waits before it confirms.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Connection;
use OCA\RoomsApp\Tests\Unit\Fake\BookingServices;
use OCA\RoomsApp\Tests\Unit\Fake\SetClock;
use OCA\RoomsApp\Tests\Unit\Fake\SomeRequest;

require dirname(__DIR__, 6) . '/shared/tools/php/bootstrap.php';

[, $directory, $number] = $argv;
$isLater = isset($argv[3]);
$kernel = new Kernel(new Settings($directory, '', '34.0.1', [], []));
$services = new BookingServices($kernel->get(Connection::class), new SetClock(SomeRequest::NOW));
$request = SomeRequest::of(
	'blue',
	(int)$number % 3 === 0 ? SomeRequest::series([3, 5, 7]) : ($isLater ? 6 : 5),
	"event-$number",
	rules: SomeRequest::rules(autoAccept: (int)$number % 4 < 2),
	awaitsEvent: (int)$number % 2 === 1,
);
echo "ready\n";
fgets(STDIN);
$claim = $services->desk->claim([$request])[0];
if ($request->awaitsEvent) {
	if ($isLater) {
		echo "claimed\n";
		fgets(STDIN);
	}
	$claim = $services->desk->confirm([$claim])[0];
}
echo $claim->decision()->verdict->value;
