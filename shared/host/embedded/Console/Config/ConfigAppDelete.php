<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Config;

use Host\Config\AppConfig;
use Host\Console\HostCommand;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Removes a setting of an app. */
final class ConfigAppDelete extends HostCommand {
	public function __construct(private readonly AppConfig $config) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('config:app:delete')->setDescription('Delete an app config value')
			->addArgument('app', InputArgument::REQUIRED, 'Name of the app')
			->addArgument('name', InputArgument::REQUIRED, 'Name of the config to delete')
			->addOption('error-if-not-exists', null, InputOption::VALUE_NONE, 'Checks whether the config exists before deleting it');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		[$app, $key] = [self::text($input, 'app'), self::text($input, 'name')];
		if ($input->getOption('error-if-not-exists') === true && $this->config->details($app, $key) === null) {
			$output->writeln("<error>Config $key of app $app could not be deleted because it did not exist</error>");
			return self::FAILURE;
		}
		$this->config->deleteKey($app, $key);
		$output->writeln("<info>Config value $key of app $app deleted</info>");
		return self::SUCCESS;
	}
}
