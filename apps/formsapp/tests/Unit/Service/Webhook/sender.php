<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// sender.php <folder of an instance> <file> <Unix seconds>: a job that writes what it sends to the file, and is killed after the first.

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;
use Host\Database\Connection;
use OCA\FormsApp\Shared\Host\Accounts;
use OCA\FormsApp\Shared\Remote\RemoteAnswer;
use OCA\FormsApp\Shared\Remote\RemoteClient;
use OCA\FormsApp\Shared\Remote\RemoteRequest;
use OCA\FormsApp\Tests\Unit\Fake\Hooks;
use OCA\FormsApp\Tests\Unit\Fake\SetClock;
use OCP\App\IAppManager;
use OCP\Http\Client\IClientService;
use OCP\IGroupManager;
use OCP\IUserManager;
use OCP\Security\ICrypto;
use Psr\Log\NullLogger;

require dirname(__DIR__, 6) . '/shared/tools/php/bootstrap.php';

[, $directory, $file, $time] = $argv;
$kernel = new Kernel(new Settings($directory, '', '34.0.1', [], []));
$remote = new class($file, $kernel->get(IClientService::class)) extends RemoteClient {
	public function __construct(
		private readonly string $file,
		IClientService $clients,
	) {
		parent::__construct($clients, new NullLogger());
	}

	#[\Override]
	public function send(RemoteRequest $request): RemoteAnswer {
		$isFirst = !file_exists($this->file);
		$data = (array)(((array)json_decode($request->body, true))['data'] ?? []);
		$id = is_string($data['id'] ?? null) ? $data['id'] : '';
		file_put_contents($this->file, ($request->headers['X-Forms-Delivery'] ?? '') . " $id\n", FILE_APPEND);
		if ($isFirst) {
			posix_kill((int)getmypid(), SIGKILL);
		}
		return RemoteAnswer::received(204, '', []);
	}
};
$crypto = new class implements ICrypto {
	#[\Override]
	public function encrypt(string $plaintext, string $password = ''): string {
		return $plaintext;
	}

	#[\Override]
	public function decrypt(string $authenticatedCiphertext, string $password = ''): string {
		return $authenticatedCiphertext;
	}
};
$accounts = new Accounts($kernel->get(IUserManager::class), $kernel->get(IGroupManager::class), $kernel->get(IAppManager::class));
$clock = new SetClock();
$clock->time = (int)$time;
Hooks::delivery($kernel->get(Connection::class), $clock, $remote, $crypto, $accounts)->run(60);
