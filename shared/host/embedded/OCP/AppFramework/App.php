<?php
declare(strict_types=1);
namespace OCP\AppFramework;

use Host\AppFramework\Container;

class App {
	private Container $container;

	public function __construct(string $appName, array $urlParams = []) {
		$this->container = \Host\AppFramework\Kernel::$it->appContainer($appName);
	}

	public function getContainer(): IAppContainer {
		return $this->container;
	}
}
