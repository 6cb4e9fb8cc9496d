<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Accounts;

use Host\Config\Config;
use Host\Console\HostCommand;
use OCP\IUserManager;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Reads and writes what is stored for an account. */
final class UserSetting extends HostCommand {
	public function __construct(
		private readonly IUserManager $users,
		private readonly Config $config,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('user:setting')->setDescription('Read and modify user settings')
			->addArgument('uid', InputArgument::REQUIRED, 'Account ID used to login')
			->addArgument('app', InputArgument::OPTIONAL, 'Restrict the settings to a given app', '')
			->addArgument('key', InputArgument::OPTIONAL, 'Setting key to set, get or delete', '')
			->addArgument('value', InputArgument::OPTIONAL, 'The new value of the setting')
			->addOption('delete', null, InputOption::VALUE_NONE, 'Specify this option to delete the config')
			->withOutput();
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		[$name, $app, $key] = [self::text($input, 'uid'), self::text($input, 'app'), self::text($input, 'key')];
		$uid = $this->users->get($name)?->getUID();
		if ($uid === null) {
			$output->writeln("<error>The user \"$name\" does not exist.</error>");
			return self::FAILURE;
		}
		if ($key === '') {
			$values = $this->config->account($uid);
			$shown = $app === '' ? $values : array_intersect_key($values, [$app => true]);
			$shown['settings']['display_name'] = $this->users->getDisplayName($uid);
			$this->writeList($input, $output, $shown);
			return self::SUCCESS;
		}
		if ($input->getArgument('value') !== null) {
			$this->config->setUserValue($uid, $app, $key, self::text($input, 'value'));
			return self::SUCCESS;
		}
		if ($input->getOption('delete') === true) {
			$this->config->deleteUserValue($uid, $app, $key);
			return self::SUCCESS;
		}
		$value = $this->config->getUserValue($uid, $app, $key, null);
		$output->writeln($value ?? "<error>The setting does not exist for user \"$uid\".</error>");
		return $value === null ? self::FAILURE : self::SUCCESS;
	}
}
