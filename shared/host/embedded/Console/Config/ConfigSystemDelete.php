<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Config;

use Host\AppFramework\Settings;
use Host\Console\HostCommand;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Takes back what was stored by config:system:set; what the host was started with holds again. */
final class ConfigSystemDelete extends HostCommand {
	public function __construct(private readonly Settings $settings) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('config:system:delete')->setDescription('Delete a system config value')
			->addArgument('name', InputArgument::REQUIRED, 'Name of the config to delete');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$name = self::text($input, 'name');
		$this->settings->keep($name, null);
		$output->writeln("<info>System config value $name deleted</info>");
		return self::SUCCESS;
	}
}
