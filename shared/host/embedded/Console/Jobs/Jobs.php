<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Jobs;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Container\AppContainers;
use Host\AppFramework\Container\Container;
use Host\AppFramework\Settings;
use Host\Database\Database;
use Host\Tasks\RunTasks;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\IJob;
use OCP\BackgroundJob\IJobList;

/**
 * Jobs of the apps that are switched on, and the host's own, which has the name that it has on a server.
 *
 * @phpstan-type Row array{id: int, class: string, argument: string, last_run: int, last_checked: int, execution_duration: int}
 */
final class Jobs implements IJobList {
	private const TASKS = 'OC\\TaskProcessing\\SynchronousBackgroundJob';
	private const OWN = [self::TASKS => RunTasks::class];
	/** Bytes as JSON. */
	private const LONGEST_ARGUMENT = 32_000;

	public function __construct(
		private readonly Settings $settings,
		private readonly Database $database,
		private readonly AppManager $apps,
		private readonly AppContainers $containers,
		private readonly Container $host,
		private readonly ITimeFactory $time,
	) {
	}

	/** @param string $class from an app's info.xml */
	public function register(string $class): void {
		$this->database->run('INSERT OR IGNORE INTO oc_jobs (class) VALUES (?)', [$class]);
	}

	#[\Override]
	public function add(IJob|string $job, mixed $argument = null): void {
		$this->store($job, $argument, $this->time->getTime());
	}

	/** The host's own one, which answers what apps ask language models. */
	public function addTasks(): void {
		$this->store(self::TASKS, null, $this->time->getTime());
	}

	#[\Override]
	public function scheduleAfter(string $job, int $runAfter, mixed $argument = null): void {
		$this->store($job, $argument, $runAfter);
	}

	#[\Override]
	public function remove(IJob|string $job, mixed $argument = null): void {
		$this->database->run('DELETE FROM oc_jobs WHERE class = ? AND (? IS NULL OR argument = ?)', [
			self::name($job),
			$argument === null ? null : 1,
			self::json($argument),
		]);
	}

	#[\Override]
	public function removeById(string $id): void {
		$this->database->run('DELETE FROM oc_jobs WHERE id = ?', [(int)$id]);
	}

	#[\Override]
	public function has(IJob|string $job, mixed $argument): bool {
		return $this->database->value('SELECT 1 FROM oc_jobs WHERE class = ? AND argument = ?', [self::name($job), self::json($argument)])
			!== null;
	}

	/** Starts every job, which runs if it is due. The lock ends with the process, however that ends. */
	public function runDue(): void {
		$lock = fopen($this->settings->data . '/jobs.lock', 'c');
		if ($lock === false || !flock($lock, LOCK_EX | LOCK_NB)) {
			return;
		}
		// One after the other: jobs of one class are one object.
		foreach ($this->rows() as $row) {
			$job = $row['last_checked'] > $this->time->getTime() ? null : $this->job($row);
			if ($job !== null) {
				$this->database->run('UPDATE oc_jobs SET last_checked = ? WHERE id = ?', [$this->time->getTime(), $row['id']]);
				$job->start($this);
			}
		}
		fclose($lock);
	}

	/** @return list<Row> */
	public function rows(): array {
		/** @var list<Row> $rows */
		$rows = $this->database->rows('SELECT * FROM oc_jobs ORDER BY last_checked, id');
		return $rows;
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

	private function store(IJob|string $job, mixed $argument, int $firstCheck): void {
		$this->database->run(
			'INSERT INTO oc_jobs (class, argument, last_checked) VALUES (?, ?, ?) ON CONFLICT (class, argument) DO UPDATE '
				. 'SET last_run = 0, last_checked = excluded.last_checked',
			[self::name($job), self::json($argument), $firstCheck],
		);
	}

	private static function name(IJob|string $job): string {
		return $job instanceof IJob ? $job::class : $job;
	}

	/** @throws \InvalidArgumentException when it is too long */
	private static function json(mixed $argument): string {
		$json = json_encode($argument, JSON_THROW_ON_ERROR);
		return strlen($json) <= self::LONGEST_ARGUMENT ? $json : throw new \InvalidArgumentException(
			"Background job arguments can't exceed " . self::LONGEST_ARGUMENT . ' characters (json encoded)',
		);
	}

	/**
	 * Null when its app is switched off or has no such job any more.
	 *
	 * @param Row $row
	 */
	private function job(array $row): ?IJob {
		$job = $this->made($row['class']);
		$job?->setId((string)$row['id']);
		$job?->setLastRun($row['last_run']);
		$job?->setArgument(json_decode($row['argument'], true));
		return $job;
	}

	private function made(string $class): ?IJob {
		if (isset(self::OWN[$class])) {
			return $this->host->get(self::OWN[$class]);
		}
		foreach ($this->apps->apps() as $id => $app) {
			if (str_starts_with($class, "OCA\\{$app['namespace']}\\") && class_exists($class)) {
				$job = $this->containers->of($id)->get($class);
				if ($job instanceof IJob) {
					return $job;
				}
			}
		}
		return null;
	}
}
