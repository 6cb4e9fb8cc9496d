<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Config;

use Host\AppFramework\Settings;
use Host\Console\HostCommand;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Prints a setting that the host was started with; ends with 1 when there is none. */
final class ConfigSystemGet extends HostCommand {
	public function __construct(private readonly Settings $settings) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('config:system:get')->setDescription('Get a system config value')
			->addArgument(
				'name',
				InputArgument::REQUIRED | InputArgument::IS_ARRAY,
				'Name of the config to get, specify multiple for array parameter',
			)
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
		$names = self::texts($input, 'name');
		$value = $this->settings->system((string)array_shift($names));
		foreach ($names as $name) {
			$value = is_array($value) ? $value[$name] ?? null : null;
		}
		if ($value === null && !$input->hasParameterOption('--default-value')) {
			return self::FAILURE;
		}
		$this->writeValue($input, $output, $value ?? self::option($input, 'default-value'));
		return self::SUCCESS;
	}
}
