<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Accounts;

use Host\AppFramework\Limits\Network;
use Host\Console\HostCommand;
use Host\Database\Database;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Forgets the failed logins from an address and its neighbours. */
final class BruteForceReset extends HostCommand {
	public function __construct(private readonly Database $database) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('security:bruteforce:reset')->setDescription('resets bruteforce attempts for given IP address')
			->addArgument('ipaddress', InputArgument::REQUIRED, 'IP address for which the attempts are to be reset');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$address = self::text($input, 'ipaddress');
		if (filter_var($address, FILTER_VALIDATE_IP) === false) {
			$output->writeln("<error>\"$address\" is not a valid IP address</error>");
			return self::FAILURE;
		}
		$this->database->run('DELETE FROM oc_bruteforce_attempts WHERE subnet = ?', [Network::of($address)]);
		return self::SUCCESS;
	}
}
