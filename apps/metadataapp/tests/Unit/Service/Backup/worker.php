<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// worker.php <folder of an instance> <Unix seconds> <number>: a job that goes on with what is running, and is killed at the place of that
// number among those where it matters. Prints how many of them it passed.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Connection;
use Host\Files\AppData\AppData;
use OCA\MetadataApp\Model\Backup\Manifest;
use OCA\MetadataApp\Model\Backup\Run;
use OCA\MetadataApp\Repository\Backup\BackupFiles;
use OCA\MetadataApp\Repository\Backup\Gate;
use OCA\MetadataApp\Repository\Backup\RunRepository;
use OCA\MetadataApp\Repository\Backup\StagedRows;
use OCA\MetadataApp\Repository\Backup\StoredRows;
use OCA\MetadataApp\Repository\Conversion\ConversionRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Service\Backup\ExportSteps;
use OCA\MetadataApp\Service\Backup\ImportSteps;
use OCA\MetadataApp\Service\Backup\Settlement;
use OCA\MetadataApp\Service\Backup\Worker;
use OCA\MetadataApp\Shared\Db\Transaction;
use OCA\MetadataApp\Tests\Unit\Fake\SetClock;

require dirname(__DIR__, 6) . '/shared/tools/php/bootstrap.php';

/** Counts the places, and dies at one of them. */
final class Death {
	public static int $place = 0;
	public static int $at = 0;

	public static function pass(): void {
		if (++self::$place === self::$at) {
			posix_kill((int)getmypid(), SIGKILL);
		}
	}
}

[, $directory, $time, $at] = $argv;
Death::$at = (int)$at;
$kernel = new Kernel(new Settings($directory, '', '34.0.1', [], []));
$connection = $kernel->get(Connection::class);
$runs = new class($connection) extends RunRepository {
	#[\Override]
	public function save(Run $run): void {
		Death::pass();
		parent::save($run);
		Death::pass();
	}
};
$files = new class(new AppData($kernel->get(Settings::class), 'metadataapp')) extends BackupFiles {
	#[\Override]
	public function savePart(string $filename, int $part, string $worker, string $content): string {
		// Half of it is written.
		if (Death::$place + 1 === Death::$at) {
			parent::savePart($filename, $part, $worker, substr($content, 0, intdiv(strlen($content), 2)));
		}
		Death::pass();
		return parent::savePart($filename, $part, $worker, $content);
	}

	#[\Override]
	public function saveManifest(Manifest $manifest): void {
		Death::pass();
		parent::saveManifest($manifest);
		Death::pass();
	}
};
$gate = new Gate($connection);
$staged = new class($connection, new Transaction($connection), $gate) extends StagedRows {
	#[\Override]
	public function move(array $counts): int {
		Death::pass();
		$last = parent::move($counts);
		Death::pass();
		return $last;
	}

	#[\Override]
	public function deleteAll(): void {
		parent::deleteAll();
		Death::pass();
	}
};
$settlement = new class extends Settlement {
	/** @phpstan-ignore constructor.missingParentCall (it needs nothing for what it does here) */
	public function __construct() {
	}

	#[\Override]
	public function settle(): void {
		Death::pass();
	}
};
$conversions = new ConversionRepository($connection, new WriteLock($connection, new Transaction($connection)));
$clock = new SetClock((int)$time);
(new Worker(
	$runs,
	new ExportSteps(new StoredRows($connection), $files, $runs, $conversions, $clock),
	new ImportSteps($files, $staged, $runs, $gate, $settlement, $clock),
	$clock,
))->work(600.0, true);
echo Death::$place;
