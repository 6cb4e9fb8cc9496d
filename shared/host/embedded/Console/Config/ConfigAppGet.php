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

/** Prints a setting of an app; ends with 1 when there is none. */
final class ConfigAppGet extends HostCommand {
	public function __construct(private readonly AppConfig $config) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('config:app:get')->setDescription('Get an app config value')
			->addArgument('app', InputArgument::REQUIRED, 'Name of the app')
			->addArgument('name', InputArgument::REQUIRED, 'Name of the config to get')
			->addOption('details', null, InputOption::VALUE_NONE, 'returns complete details about the app config value')
			->addOption(
				'default-value',
				null,
				InputOption::VALUE_OPTIONAL,
				'If no default value is set and the config does not exist, the command will exit with 1',
			)
			->withOutput();
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$details = $this->config->details(self::text($input, 'app'), self::text($input, 'name'));
		if ($input->getOption('details') === true) {
			if ($details === null) {
				throw new \Exception('unknown config key');
			}
			$details['type'] = $details['typeString'];
			unset($details['typeString']);
			$this->writeList($input, $output, $details);
			return self::SUCCESS;
		}
		if ($details === null && !$input->hasParameterOption('--default-value')) {
			return self::FAILURE;
		}
		$this->writeValue($input, $output, $details['value'] ?? self::option($input, 'default-value'));
		return self::SUCCESS;
	}
}
