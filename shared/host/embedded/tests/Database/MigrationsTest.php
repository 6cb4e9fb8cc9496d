<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Database;

use Host\AppFramework\Container\Container;
use Host\Console\Apps\LoggedOutput;
use Host\Database\Migrations;
use OCP\Migration\IMigrationStep;
use Psr\Log\NullLogger;

final class MigrationsTest extends DatabaseTestCase {
	/** @var list<string> what the steps were asked, in order */
	private array $asked = [];

	public function testAFirstInstallationMakesTheTablesOnly(): void {
		$this->migrations()->install('app', 'Steps', $this->app('000900Date20260101', '001000Date20250101'), $this->steps());
		self::assertSame(['000900Date20260101 change', '001000Date20250101 change'], $this->asked);
		self::assertSame(['oc_t000900Date20260101', 'oc_t001000Date20250101'], $this->made());
	}

	public function testAnUpdateRunsWhatIsNewOnceAndInOrder(): void {
		$directory = $this->app('000900Date20260101');
		$this->migrations()->install('app', 'Steps', $directory, $this->steps());
		$this->asked = [];
		$this->app('001000Date20260202', '001000Date20260109');
		foreach ([1, 2] as $_) {
			$this->migrations()->update('app', 'Steps', $directory, $this->steps());
		}
		self::assertSame([
			'001000Date20260109 before', '001000Date20260109 change', '001000Date20260109 after',
			'001000Date20260202 before', '001000Date20260202 change', '001000Date20260202 after',
		], $this->asked);
		self::assertSame(
			['000900Date20260101', '001000Date20260109', '001000Date20260202'],
			$this->database->column("SELECT version FROM oc_migrations WHERE app = 'app' ORDER BY version"),
		);
	}

	public function testAStepThatFailsLeavesNothingAndRunsAgain(): void {
		$directory = $this->app('000900Date20260101');
		try {
			$this->migrations()->update('app', 'Steps', $directory, $this->steps(fails: true));
		} catch (\RuntimeException $failure) {
			self::assertSame('no', $failure->getMessage());
		}
		self::assertSame([], $this->made());
		$this->migrations()->update('app', 'Steps', $directory, $this->steps());
		self::assertSame(['oc_t000900Date20260101'], $this->made());
	}

	private function migrations(): Migrations {
		return new Migrations($this->database, $this->connection, new LoggedOutput(new NullLogger()));
	}

	/** @return string folder of an app with these migrations, which has all that were named before too */
	private function app(string ...$versions): string {
		$directory = $this->instance->directory . '/app';
		if (!is_dir("$directory/lib/Migration")) {
			mkdir("$directory/lib/Migration", 0700, true);
		}
		foreach ($versions as $version) {
			touch("$directory/lib/Migration/Version$version.php");
		}
		return $directory;
	}

	private function steps(bool $fails = false): Container {
		$container = new Container();
		foreach (['000900Date20260101', '001000Date20250101', '001000Date20260109', '001000Date20260202'] as $version) {
			$container->registerService("Steps\\Migration\\Version$version", fn (): IMigrationStep =>
				new RecordingStep($version, $fails, function (string $what): void {
					$this->asked[] = $what;
				}));
		}
		return $container;
	}

	/** @return list<mixed> tables of the steps */
	private function made(): array {
		return $this->database->column("SELECT name FROM sqlite_master WHERE name LIKE 'oc_t0%' AND type = 'table' ORDER BY name");
	}
}
