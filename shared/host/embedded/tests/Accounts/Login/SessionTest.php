<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Accounts\Login;

use Host\Accounts\AppPasswords\Tokens;
use Host\Accounts\Login\LoginRefused;
use Host\Accounts\Login\Session;
use Host\AppFramework\Container\Container;
use Host\AppFramework\Http\Request;
use Host\Tests\Accounts\AccountsTestCase;
use Host\Tests\Instance;
use OCP\Security\Bruteforce\MaxDelayReached;
use PHPUnit\Framework\Attributes\DataProvider;

final class SessionTest extends AccountsTestCase {
	#[\Override]
	protected function tearDown(): void {
		unset($_SERVER['HTTP_AUTHORIZATION'], $_SERVER['REMOTE_ADDR']);
		parent::tearDown();
	}

	public function testNobodyAsksWithoutCredentials(): void {
		self::assertNull($this->asked('')->getUser());
	}

	public function testALoginPasswordConfirmsItself(): void {
		$this->user('anna');
		$session = $this->asked(self::basic('ANNA', self::PASSWORD));
		self::assertSame('anna', $session->getUser()?->getUID());
		self::assertTrue($session->passwordConfirmed());
		self::assertNull($session->appPassword());
	}

	/** @return iterable<string, array{string, bool}> */
	public static function versions(): iterable {
		yield '33 asks no app password to confirm' => ['33.0.2', true];
		yield '34 does' => ['34.0.1', false];
	}

	#[DataProvider('versions')]
	public function testWhetherAnAppPasswordIsEnoughDependsOnTheVersion(string $version, bool $isEnough): void {
		$instance = new Instance(version: $version);
		try {
			$instance->get(\Host\Accounts\Users\Users::class)->createUser('anna', self::PASSWORD);
			$_SERVER['HTTP_AUTHORIZATION'] = 'Bearer ' . $instance->get(Tokens::class)->create('anna', 'anna', 'test');
			$session = $instance->get(Session::class);
			$session->begin(new Request($instance->get(Container::class)));
			self::assertSame(['anna', $isEnough], [$session->getUser()?->getUID(), $session->passwordConfirmed()]);
		} finally {
			$instance->remove();
		}
	}

	public function testAnAppPasswordGoesWithTheNameItWasMadeUnder(): void {
		$this->user('anna');
		$secret = $this->get(Tokens::class)->create('anna', 'anna@example.org', 'test');
		self::assertSame('anna', $this->asked(self::basic('Anna@Example.org', $secret))->getUser()?->getUID());
		$this->expectException(LoginRefused::class);
		$this->asked(self::basic('anna', $secret));
	}

	public function testAnUnknownBearerIsNobody(): void {
		self::assertNull($this->asked('Bearer of-an-app')->getUser());
	}

	public function testADisabledUserIsRefusedInWords(): void {
		$this->user('anna')->setEnabled(false);
		$this->expectExceptionObject(new LoginRefused('Account disabled'));
		$this->asked(self::basic('anna', self::PASSWORD));
	}

	public function testAfterTooManyFailuresNobodyIsHeardAndABearerFreesItsOwner(): void {
		$this->user('anna');
		$secret = $this->get(Tokens::class)->create('anna', 'anna', 'test');
		for ($attempt = 0; $attempt < 10; $attempt++) {
			try {
				$this->asked(self::basic('anna', 'wrong'));
				self::fail('A wrong password was let in');
			} catch (LoginRefused) {
			}
		}
		$blocked = 0;
		foreach (['wrong', self::PASSWORD] as $password) {
			try {
				$this->asked(self::basic('anna', $password));
			} catch (LoginRefused) {
			} catch (MaxDelayReached) {
				$blocked++;
			}
		}
		self::assertSame(1, $blocked);
		self::assertSame('anna', $this->asked("Bearer $secret")->getUser()?->getUID());
		self::assertSame('anna', $this->asked(self::basic('anna', self::PASSWORD))->getUser()?->getUID());
	}

	/** The session of one request. */
	private function asked(string $authorization): Session {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		$_SERVER['HTTP_AUTHORIZATION'] = $authorization;
		$session = $this->get(Session::class);
		$session->begin(new Request($this->get(Container::class)));
		return $session;
	}

	private static function basic(string $name, string $password): string {
		return 'Basic ' . base64_encode("$name:$password");
	}
}
