<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

use OCP\Migration\IMigrationStep;
use OCP\Migration\IOutput;
use Psr\Container\ContainerInterface;

/** Brings the tables of an app up to date: each `lib/Migration/Version….php` once. */
final class Migrations {
	private const OPTIONS = ['tablePrefix' => Database::PREFIX];

	public function __construct(
		private readonly Database $database,
		private readonly Connection $connection,
		private readonly IOutput $output,
	) {
	}

	/**
	 * Only the tables, all steps at once: a first installation has no data to move.
	 *
	 * @param string $namespace such as OCA\NotesApp
	 * @param string $directory of the app
	 */
	public function install(string $app, string $namespace, string $directory, ContainerInterface $container): void {
		$this->database->atomic(function () use ($app, $namespace, $directory, $container): void {
			$schema = null;
			foreach ($this->pending($app, $directory) as $version) {
				$current = $schema;
				$changed = self::step($container, $namespace, $version)->changeSchema(
					$this->output,
					fn (): Schema => $current ?? $this->schema(),
					self::OPTIONS,
				);
				$schema = $changed instanceof Schema ? $changed : $schema;
				$this->remember($app, $version);
			}
			$schema?->apply();
		});
	}

	/**
	 * Step by step, each whole or not at all.
	 *
	 * @param string $namespace such as OCA\NotesApp
	 * @param string $directory of the app
	 */
	public function update(string $app, string $namespace, string $directory, ContainerInterface $container): void {
		foreach ($this->pending($app, $directory) as $version) {
			$this->database->atomic(function () use ($app, $namespace, $version, $container): void {
				$step = self::step($container, $namespace, $version);
				$step->preSchemaChange($this->output, $this->schema(...), self::OPTIONS);
				$changed = $step->changeSchema($this->output, $this->schema(...), self::OPTIONS);
				if ($changed instanceof Schema) {
					$changed->apply();
				}
				$step->postSchemaChange($this->output, $this->schema(...), self::OPTIONS);
				$this->remember($app, $version);
			});
		}
	}

	private function schema(): Schema {
		return new Schema($this->connection->doctrine);
	}

	/** @return list<string> versions such as 000100Date20261121000000, oldest first */
	private function pending(string $app, string $directory): array {
		$files = glob("$directory/lib/Migration/Version*.php");
		$versions = array_map(
			static fn (string $file): string => substr(basename($file, '.php'), strlen('Version')),
			$files === false ? [] : $files,
		);
		usort($versions, static fn (string $a, string $b): int => sscanf($a, '%dDate%s') <=> sscanf($b, '%dDate%s'));
		$done = $this->database->column('SELECT version FROM oc_migrations WHERE app = ?', [$app]);
		return array_values(array_filter($versions, static fn (string $version): bool => !in_array($version, $done, true)));
	}

	private function remember(string $app, string $version): void {
		$this->database->run('INSERT INTO oc_migrations (app, version) VALUES (?, ?)', [$app, $version]);
	}

	private static function step(ContainerInterface $container, string $namespace, string $version): IMigrationStep {
		$step = $container->get("$namespace\\Migration\\Version$version");
		return $step instanceof IMigrationStep ? $step : throw new \InvalidArgumentException('Not a valid migration');
	}
}
