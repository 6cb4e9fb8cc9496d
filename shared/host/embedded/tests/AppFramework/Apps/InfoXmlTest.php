<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Apps;

use Host\AppFramework\Apps\InfoXml;
use Host\AppFramework\FileCache;
use Host\AppFramework\Settings;
use Host\Tests\AppFramework\InstanceTestCase;

final class InfoXmlTest extends InstanceTestCase {
	public function testReadsWhatAnAppSaysOfItself(): void {
		$directory = $this->app(
			'<id>test</id><name>A test</name><version>1.2.3</version><namespace>ATest</namespace><settings>'
				. '<admin>OCA\ATest\One</admin><admin>OCA\ATest\Two</admin></settings>'
				. '<background-jobs><job>OCA\ATest\Job</job></background-jobs><navigations><navigation><name>Menu</name>'
				. '<route>test.page.index</route><order>5</order></navigation></navigations>',
		);

		$info = $this->infoXml()->read($directory);

		self::assertSame(
			['test', 'A test', '1.2.3', 'ATest', $directory],
			[$info['id'], $info['name'], $info['version'], $info['namespace'], $info['dir']],
		);
		self::assertSame(['OCA\ATest\One', 'OCA\ATest\Two'], $info['admin']);
		self::assertSame(['OCA\ATest\Job'], $info['jobs']);
		self::assertSame(
			[['id' => '', 'name' => 'Menu', 'route' => 'test.page.index', 'icon' => '', 'order' => '5', 'type' => '', 'role' => '']],
			$info['navigations'],
		);
		self::assertSame([], $info['commands']);
	}

	public function testTheNamespaceIsTheIdUnlessGiven(): void {
		self::assertSame('Test', $this->infoXml()->read($this->app('<id>test</id>'))['namespace']);
	}

	public function testSeesAChange(): void {
		$directory = $this->app('<id>test</id><version>1</version>');
		touch("$directory/appinfo/info.xml", time() - 100);
		self::assertSame('1', $this->infoXml()->read($directory)['version']);

		$this->app('<id>test</id><version>2</version>');

		self::assertSame('2', $this->infoXml()->read($directory)['version']);
	}

	public function testSaysWhatIsNoApp(): void {
		$this->expectExceptionMessage('appinfo/info.xml is missing');

		$this->infoXml()->read($this->folder());
	}

	private function app(string $xml): string {
		$directory = $this->folder() . '/test';
		if (!is_dir("$directory/appinfo")) {
			mkdir("$directory/appinfo", recursive: true);
		}
		file_put_contents("$directory/appinfo/info.xml", "<?xml version=\"1.0\"?><info>$xml</info>");
		return $directory;
	}

	private function infoXml(): InfoXml {
		return new InfoXml(new FileCache(new Settings($this->folder(), 'http://host.test', '34.0.1', [], [])));
	}
}
