<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Apps;

use Host\AppFramework\Apps\AppManager;
use Host\Console\HostCommand;
use OCP\App\AppPathNotFoundException;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Switches apps on. */
final class AppEnable extends HostCommand {
	public function __construct(
		private readonly AppManager $apps,
		private readonly Installer $installer,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('app:enable')->setDescription('enable an app')
			->addArgument('app-id', InputArgument::REQUIRED | InputArgument::IS_ARRAY, 'enable the specified app');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$code = self::SUCCESS;
		foreach (self::texts($input, 'app-id') as $id) {
			if ($this->apps->isEnabledForUser($id)) {
				$output->writeln("$id already enabled");
				continue;
			}
			try {
				$this->installer->enable($id);
				$output->writeln("$id {$this->apps->getAppVersion($id)} enabled");
			} catch (AppPathNotFoundException) {
				$output->writeln("$id not found");
				$code = self::FAILURE;
			} catch (\Exception $failure) {
				$output->writeln($failure->getMessage());
				$code = self::FAILURE;
			}
		}
		return $code;
	}
}
