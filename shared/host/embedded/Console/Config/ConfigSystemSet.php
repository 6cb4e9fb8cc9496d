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

/** Stores a setting of the server; only whole ones, not parts of a list. */
final class ConfigSystemSet extends HostCommand {
	public function __construct(private readonly Settings $settings) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('config:system:set')->setDescription('Set a system config value')
			->addArgument('name', InputArgument::REQUIRED, 'Name of the config parameter')
			->addOption('type', null, InputOption::VALUE_REQUIRED, 'Value type [string, integer, double, boolean]', 'string')
			->addOption('value', null, InputOption::VALUE_REQUIRED, 'The new value of the config');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		[$name, $text, $type] = [self::text($input, 'name'), (string)self::option($input, 'value'), self::option($input, 'type')];
		[$value, $shown] = match ($type) {
			'string' => [$text, $text === '' ? 'empty string' : "string $text"],
			'integer', 'int' => [(int)$text, 'integer ' . (int)$text],
			'double', 'float' => [(float)$text, 'double ' . (float)$text],
			'boolean', 'bool' => [strtolower($text) === 'true', 'boolean ' . strtolower($text)],
			default => throw new \InvalidArgumentException('The embedded host stores string, integer, double and boolean'),
		};
		$this->settings->keep($name, $value);
		$output->writeln("<info>System config value $name set to $shown</info>");
		return self::SUCCESS;
	}
}
