<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Console\Jobs;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Settings;
use Host\Config\Config;
use Host\Console\Apps\Installer;
use Host\Console\Jobs\Jobs;
use Host\Database\Database;
use Host\Tests\Instance;
use OCA\HostProbe\BackgroundJob\Once;
use OCP\IAppConfig;
use PHPUnit\Framework\TestCase;

/** With the app that asks the host about itself, which has a table, a job that counts, and a repair step that counts. */
final class JobsTest extends TestCase {
	private Instance $instance;

	#[\Override]
	protected function setUp(): void {
		$this->instance = new Instance([dirname(__DIR__, 5) . '/testing/apps/hostprobe']);
		$this->instance->get(Installer::class)->enable('hostprobe');
	}

	#[\Override]
	protected function tearDown(): void {
		$this->instance->remove();
	}

	public function testAJobRunsOnceInItsInterval(): void {
		$jobs = $this->instance->get(Jobs::class);
		$jobs->runDue();
		$jobs->runDue();
		self::assertSame(1, $this->number('ticks'));
		$this->instance->get(Database::class)->run('UPDATE oc_jobs SET last_run = last_run - 3601');
		$jobs->runDue();
		self::assertSame(2, $this->number('ticks'));
	}

	public function testAQueuedJobRunsOnceWhenItsTimeHasCome(): void {
		$jobs = $this->instance->get(Jobs::class);
		$jobs->add(Once::class, 'now');
		$jobs->scheduleAfter(Once::class, time() + 3600, 'later');
		$jobs->runDue();
		$jobs->runDue();
		self::assertSame(['now'], $this->instance->get(IAppConfig::class)->getValueArray('hostprobe', Once::NOTES));
		self::assertSame([false, true], [$jobs->has(Once::class, 'now'), $jobs->has(Once::class, 'later')]);
	}

	public function testNoneRunsWhileAnotherProcessRunsThem(): void {
		$lock = fopen($this->instance->get(Settings::class)->data . '/jobs.lock', 'c');
		self::assertNotFalse($lock);
		flock($lock, LOCK_EX);
		$this->instance->get(Jobs::class)->runDue();
		self::assertSame(0, $this->number('ticks'));
		fclose($lock);
		$this->instance->get(Jobs::class)->runDue();
		self::assertSame(1, $this->number('ticks'));
	}

	public function testAnAppThatComesBackFindsWhatItHad(): void {
		$database = $this->instance->get(Database::class);
		$database->run("INSERT INTO oc_hostprobe_things (name) VALUES ('kept')");
		$installer = $this->instance->get(Installer::class);
		$installer->disable('hostprobe');
		self::assertSame('no', $this->instance->get(Config::class)->getAppValue('hostprobe', 'enabled'));
		$installer->enable('hostprobe');
		self::assertSame(['kept'], $database->column('SELECT name FROM oc_hostprobe_things'));
		self::assertSame(
			['000100Date20261122000000', '000200Date20261122100000', '000300Date20261123100000'],
			$database->column("SELECT version FROM oc_migrations WHERE app = 'hostprobe'"),
		);
		self::assertSame(2, $this->number('installations'));
	}

	public function testAnUpgradeNotesTheNewVersion(): void {
		$config = $this->instance->get(Config::class);
		$config->setAppValue('hostprobe', 'installed_version', '0.0.1');
		$this->instance->get(Installer::class)->upgrade('hostprobe');
		self::assertSame(
			$this->instance->get(AppManager::class)->getAppVersion('hostprobe'),
			$config->getAppValue('hostprobe', 'installed_version'),
		);
		self::assertSame(1, $this->number('installations'));
	}

	private function number(string $key): int {
		$config = $this->instance->get(IAppConfig::class);
		return $config->getValueInt('hostprobe', $key, lazy: true);
	}
}
