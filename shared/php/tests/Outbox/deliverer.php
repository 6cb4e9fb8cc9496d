<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// deliverer.php <folder of an instance> <file>: one of several jobs that deliver the same messages, by writing their names to the file.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Connection;
use Psr\Log\NullLogger;
use Shared\Db\OutboxTable;
use Shared\Outbox\Delivery;
use Shared\Outbox\Handler;
use Shared\Tests\Fixture\Services;
use Shared\Tests\Fixture\SetClock;

require dirname(__DIR__, 3) . '/tools/php/bootstrap.php';

[, $directory, $file] = $argv;
$kernel = new Kernel(new Settings($directory, '', '34.0.1', [], []));
$handler = new class($file) implements Handler {
	public function __construct(private readonly string $file) {
	}

	#[\Override]
	public function deliver(array $payload): void {
		usleep(random_int(0, 2_000));
		file_put_contents($this->file, json_encode($payload['number'] ?? null) . "\n", FILE_APPEND | LOCK_EX);
	}
};
$table = new OutboxTable($kernel->get(Connection::class), 'notes');
$delivery = new Delivery($table, new SetClock(time()), new Services(['outbox.note' => $handler]), new NullLogger(), 'notes');
echo $delivery->run(60);
