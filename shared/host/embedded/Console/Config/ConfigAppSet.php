<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Config;

use Host\Config\AppConfig;
use Host\Console\HostCommand;
use OCP\IAppConfig;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Stores a setting of an app. What is stored already keeps its type and its place. */
final class ConfigAppSet extends HostCommand {
	public function __construct(private readonly AppConfig $config) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('config:app:set')->setDescription('Set an app config value')
			->addArgument('app', InputArgument::REQUIRED, 'Name of the app')
			->addArgument('name', InputArgument::REQUIRED, 'Name of the config to set')
			->addOption('value', null, InputOption::VALUE_REQUIRED, 'The new value of the config')
			->addOption('type', null, InputOption::VALUE_REQUIRED, 'Value type [string, integer, float, boolean, array]', 'string')
			->addOption('lazy', null, InputOption::VALUE_NEGATABLE, 'Set value as lazy loaded')
			->addOption('sensitive', null, InputOption::VALUE_NEGATABLE, 'Set value as sensitive');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		[$app, $key, $value] = [self::text($input, 'app'), self::text($input, 'name'), self::option($input, 'value')];
		if ($value === null) {
			throw new \InvalidArgumentException('The embedded host sets a value only: --value is needed');
		}
		$stored = $this->config->details($app, $key);
		$type = $stored['type']
			?? ($input->hasParameterOption('--type') ? self::type((string)self::option($input, 'type')) : IAppConfig::VALUE_MIXED);
		$isLazy = $stored['lazy'] ?? $input->getOption('lazy') === true;
		$isSensitive = $stored['sensitive'] ?? $input->getOption('sensitive') === true;
		if (!$this->config->set($app, $key, self::converted($value, $type), $isLazy, $isSensitive, $type)) {
			$output->writeln('<info>Config value were not updated</info>');
			return self::SUCCESS;
		}
		$now = $this->config->details($app, $key);
		$output->writeln(sprintf(
			"<info>Config value '%s' for app '%s' is now set to '%s', stored as %s in %s</info>",
			$key,
			$app,
			$isSensitive ? '<sensitive>' : $now['value'] ?? '',
			$now['typeString'] ?? '',
			$isLazy ? 'lazy cache' : 'fast cache',
		));
		return self::SUCCESS;
	}

	private static function type(string $name): int {
		return AppConfig::type($name) ?? throw new \InvalidArgumentException("Unknown type $name");
	}

	/** The text as the type stores it. */
	private static function converted(string $value, int $type): string {
		return match ($type) {
			IAppConfig::VALUE_INT => (string)(is_numeric($value)
				? (int)$value
				: throw new \InvalidArgumentException('Value is not an integer')),
			IAppConfig::VALUE_FLOAT => (string)(is_numeric($value)
				? (float)$value
				: throw new \InvalidArgumentException('Value is not a float')),
			IAppConfig::VALUE_BOOL => match (strtolower($value)) {
				'true', '1', 'on', 'yes' => '1',
				'false', '0', 'off', 'no' => '0',
				default => throw new \InvalidArgumentException('Value cannot be converted to boolean'),
			},
			IAppConfig::VALUE_ARRAY => self::list($value),
			IAppConfig::VALUE_STRING, IAppConfig::VALUE_MIXED => $value,
			default => throw new \LogicException("There is no type $type"),
		};
	}

	private static function list(string $json): string {
		$list = json_decode($json, true);
		return is_array($list) ? json_encode($list, JSON_THROW_ON_ERROR) : throw new \InvalidArgumentException('Value is not an array');
	}
}
