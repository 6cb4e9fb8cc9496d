<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Apps;

use Host\AppFramework\Apps\AppManager;
use Host\Console\HostCommand;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Switches apps off; what they stored stays. */
final class AppDisable extends HostCommand {
	public function __construct(
		private readonly AppManager $apps,
		private readonly Installer $installer,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('app:disable')->setDescription('disable an app')
			->addArgument('app-id', InputArgument::REQUIRED | InputArgument::IS_ARRAY, 'disable the specified app');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$code = self::SUCCESS;
		foreach (self::texts($input, 'app-id') as $id) {
			if (isset($this->apps->apps()[$id])) {
				$this->installer->disable($id);
				$output->writeln("$id {$this->apps->getAppVersion($id)} disabled");
			} elseif ($this->apps->isEnabledForUser($id)) {
				// a part of the host itself
				$output->writeln("$id can't be disabled.");
				$code = self::INVALID;
			} else {
				$output->writeln("No such app enabled: $id");
			}
		}
		return $code;
	}
}
