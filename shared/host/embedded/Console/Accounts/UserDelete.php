<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Accounts;

use Host\Console\HostCommand;
use OCP\IUserManager;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Removes an account. */
final class UserDelete extends HostCommand {
	public function __construct(private readonly IUserManager $users) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('user:delete')
			->setDescription('deletes the specified user')
			->addArgument('uid', InputArgument::REQUIRED, 'the username');
	}

	/** An account that is not there is no failure to the server either. */
	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$user = $this->users->get(self::text($input, 'uid'));
		if ($user === null) {
			$output->writeln('<error>User does not exist</error>');
			return self::SUCCESS;
		}
		$user->delete();
		$output->writeln('<info>The specified user was deleted</info>');
		return self::SUCCESS;
	}
}
