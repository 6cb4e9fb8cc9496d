<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Container\AppContainers;
use Host\AppFramework\Container\Container;
use Host\AppFramework\Kernel;
use Host\Database\Database;
use Symfony\Component\Console\Application;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\ArgvInput;

/** The command line: commands of the host, and those of the apps that are switched on. */
final class Occ {
	public function __construct(
		private readonly Kernel $kernel,
		private readonly Database $database,
		private readonly AppManager $apps,
		private readonly AppContainers $containers,
	) {
	}

	/** @return int exit code */
	public function run(): int {
		$application = new Application('Embedded host', $this->kernel->settings->version);
		$application->setAutoExit(false);
		foreach ($this->kernel->commands as $class) {
			$application->add($this->command($this->kernel->container, $class));
		}
		$input = new ArgvInput();
		// An installation brings the apps' tables up to date; before that their newer code may not find what it needs.
		if ($input->getFirstArgument() !== Install::NAME && $this->database->isInstalled()) {
			$this->addCommandsOfApps($application);
		}
		return min(255, $application->run($input));
	}

	private function addCommandsOfApps(Application $application): void {
		$this->apps->boot();
		foreach ($this->apps->apps() as $id => $app) {
			foreach ($app['commands'] as $class) {
				$application->add($this->command($this->containers->of($id), $class));
			}
		}
	}

	/** @param class-string $class */
	private function command(Container $container, string $class): Command {
		$command = $container->get($class);
		return $command instanceof Command ? $command : throw new \LogicException("$class is no command");
	}
}
