<?php
declare(strict_types=1);
namespace OCP;

final class Server {
	public static function get(string $serviceName) {
		return \Host\AppFramework\Kernel::$it->services->get($serviceName);
	}
}
