<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console;

use Host\AppFramework\AppContainers;
use Host\AppFramework\AppManager;
use Host\AppFramework\Settings;
use Host\Database\Database;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\IJob;
use OCP\BackgroundJob\IJobList;

/**
 * Jobs of the apps that are switched on.
 *
 * @phpstan-type Row array{id: int, class: string, argument: string, last_run: int, last_checked: int, execution_duration: int}
 */
final class Jobs implements IJobList {
	public function __construct(
		private readonly Settings $settings,
		private readonly Database $database,
		private readonly AppManager $apps,
		private readonly AppContainers $containers,
		private readonly ITimeFactory $time,
	) {
	}

	/** @param string $class from an app's info.xml */
	public function register(string $class): void {
		$this->database->run('INSERT OR IGNORE INTO oc_jobs (class) VALUES (?)', [$class]);
	}

	/** Starts every job, which runs if it is due. The lock ends with the process, however that ends. */
	public function runDue(): void {
		$lock = fopen($this->settings->data . '/jobs.lock', 'c');
		if ($lock === false || !flock($lock, LOCK_EX | LOCK_NB)) {
			return;
		}
		foreach ($this->all() as $job) {
			$this->database->run('UPDATE oc_jobs SET last_checked = ? WHERE id = ?', [$this->time->getTime(), (int)$job->getId()]);
			$job->start($this);
		}
		fclose($lock);
	}

	/** @return list<IJob> */
	public function all(): array {
		/** @var list<Row> $rows */
		$rows = $this->database->rows('SELECT * FROM oc_jobs ORDER BY last_checked, id');
		return array_values(array_filter(array_map($this->job(...), $rows)));
	}

	public function find(int $id): ?IJob {
		$row = $this->row($id);
		return $row === null ? null : $this->job($row);
	}

	/** @return ?Row */
	public function row(int $id): ?array {
		/** @var ?Row $row */
		$row = $this->database->row('SELECT * FROM oc_jobs WHERE id = ?', [$id]);
		return $row;
	}

	/** As if it had never run. */
	public function forget(int $id): void {
		$this->database->run('UPDATE oc_jobs SET last_run = 0 WHERE id = ?', [$id]);
	}

	#[\Override]
	public function setLastRun(IJob $job): void {
		$this->database->run('UPDATE oc_jobs SET last_run = ? WHERE id = ?', [$this->time->getTime(), (int)$job->getId()]);
	}

	#[\Override]
	public function setExecutionTime(IJob $job, int $timeTaken): void {
		$this->database->run('UPDATE oc_jobs SET execution_duration = ? WHERE id = ?', [$timeTaken, (int)$job->getId()]);
	}

	/**
	 * Null when its app is switched off or has no such job any more.
	 *
	 * @param Row $row
	 */
	private function job(array $row): ?IJob {
		foreach ($this->apps->apps() as $id => $app) {
			if (str_starts_with($row['class'], "OCA\\{$app['namespace']}\\") && class_exists($row['class'])) {
				$job = $this->containers->of($id)->get($row['class']);
				if ($job instanceof IJob) {
					$job->setId((string)$row['id']);
					$job->setLastRun($row['last_run']);
					$job->setArgument(json_decode($row['argument'], true));
					return $job;
				}
			}
		}
		return null;
	}
}
