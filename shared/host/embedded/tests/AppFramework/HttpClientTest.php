<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework;

use Host\AppFramework\HttpClient;
use Host\AppFramework\Settings;
use OCP\Http\Client\LocalServerException;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class HttpClientTest extends TestCase {
	#[TestWith(['http://127.0.0.1/'])]
	#[TestWith(['http://localhost:8080/'])]
	#[TestWith(['http://10.0.0.1/'])]
	#[TestWith(['http://169.254.169.254/latest'])]
	#[TestWith(['http://[::1]/'])]
	#[TestWith(['http://printer/'])]
	#[TestWith(['http://printer.local./'])]
	#[TestWith(['no address'])]
	public function testDoesNotAskTheOwnNetwork(string $address): void {
		$this->expectException(LocalServerException::class);

		(new HttpClient(new Settings('', '', '34.0.1', [], [])))->newClient()->get($address);
	}

	public function testAsksItWhenTheSettingsAllow(): void {
		$client = new HttpClient(new Settings('', '', '34.0.1', [], ['allow_local_remote_servers' => true]));

		$this->expectException(\GuzzleHttp\Exception\ConnectException::class);

		$client->post('http://127.0.0.1:1/', ['body' => ['a' => 'b']]);
	}
}
