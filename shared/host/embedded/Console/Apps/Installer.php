<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Apps;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Apps\InfoXml;
use Host\AppFramework\Container\AppContainers;
use Host\Config\Config;
use Host\Console\Jobs\Jobs;
use Host\Database\Migrations;
use OCP\App\AppPathNotFoundException;
use OCP\Migration\IOutput;
use OCP\Migration\IRepairStep;

/**
 * Switches apps on and off and brings their tables up to date. What an app stored stays when it is switched off.
 *
 * @phpstan-import-type Info from InfoXml
 */
final class Installer {
	public function __construct(
		private readonly AppManager $apps,
		private readonly AppContainers $containers,
		private readonly Config $config,
		private readonly Migrations $migrations,
		private readonly Jobs $jobs,
		private readonly IOutput $output,
	) {
	}

	/**
	 * Tables, jobs and repair steps, then the switch: a failure leaves the app off.
	 *
	 * @throws AppPathNotFoundException
	 */
	public function enable(string $id): void {
		$app = $this->app($id);
		$this->apps->autoload($app);
		$container = $this->containers->of($id);
		if ($this->isInstalled($id)) {
			$this->update($app);
		} else {
			$this->migrations->install($id, "OCA\\{$app['namespace']}", $app['dir'], $container);
		}
		array_map($this->jobs->register(...), $app['jobs']);
		$this->repair($app, $app['install']);
		$this->finish($app);
		$this->config->setAppValue($id, 'enabled', 'yes');
	}

	public function disable(string $id): void {
		$this->config->setAppValue($id, 'enabled', 'no');
	}

	/** What a newer version of an app that is installed needs. */
	public function upgrade(string $id): void {
		$app = $this->app($id);
		if ($this->config->getAppValue($id, 'installed_version') !== $app['version']) {
			$this->apps->autoload($app);
			$this->update($app);
			array_map($this->jobs->register(...), $app['jobs']);
			$this->finish($app);
		}
	}

	public function isInstalled(string $id): bool {
		return $this->config->getAppValue($id, 'installed_version') !== '';
	}

	/** @param Info $app */
	private function update(array $app): void {
		$this->migrations->update($app['id'], "OCA\\{$app['namespace']}", $app['dir'], $this->containers->of($app['id']));
		$this->repair($app, $app['post-migration']);
	}

	/**
	 * @param Info $app
	 * @param list<class-string> $steps
	 */
	private function repair(array $app, array $steps): void {
		foreach ($steps as $class) {
			$step = $this->containers->of($app['id'])->get($class);
			if ($step instanceof IRepairStep) {
				$step->run($this->output);
			}
		}
	}

	/** @param Info $app */
	private function finish(array $app): void {
		$this->config->setAppValue($app['id'], 'installed_version', $app['version']);
		$this->config->setAppValue($app['id'], 'types', '');
	}

	/** @return Info */
	private function app(string $id): array {
		return $this->apps->present()[$id] ?? throw new AppPathNotFoundException("Could not find path for $id");
	}
}
